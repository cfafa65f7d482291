import { type ReactNode, useState } from 'react'
import * as Tabs from '../../primitives/tabs/tabs.parts'
import { useEditor } from './editor-context'
import { LayerSettings } from './settings/layer-settings'
import { ShowSettings } from './settings/show-settings'
import { SlideSettings } from './settings/slide-settings'

const panel =
  'kui:flex kui:flex-col kui:gap-4.5 kui:px-4 kui:py-4 kui:data-[state=inactive]:hidden kui:@4xl/editor:px-5'

/** Settings in three tabs: layer, slide, slideshow. Selecting a layer switches to its tab. */
export function EditorPanel({ showFields }: { showFields?: ReactNode }) {
  const { state, t } = useEditor()
  const [tab, setTab] = useState('show')
  const layerId = state.layer?.id
  const [shownFor, setShownFor] = useState(layerId)
  if (layerId !== shownFor) {
    setShownFor(layerId)
    if (layerId !== undefined) setTab('layer')
  }
  return (
    <Tabs.Root
      data-slot="slideshow-inspector"
      value={tab}
      onValueChange={setTab}
      className="kui:flex kui:min-h-0 kui:min-w-0 kui:flex-col kui:border-t kui:border-line-faint kui:@4xl/editor:border-s kui:@4xl/editor:border-t-0"
    >
      <Tabs.List aria-label={t.panel.tabs} className="kui:shrink-0 kui:px-2.5 kui:@4xl/editor:px-3.5">
        {(['layer', 'slide', 'show'] as const).map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t.panel[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div data-slot="inspector-scroller" className="kui:min-h-0 kui:@4xl/editor:overflow-y-auto">
        <Tabs.Panel value="layer" className={panel}>
          <LayerSettings />
        </Tabs.Panel>
        <Tabs.Panel value="slide" className={panel}>
          {state.slide ? <SlideSettings /> : <p className="kui:m-0 kui:text-sm kui:text-fg-muted">{t.noSlides}</p>}
        </Tabs.Panel>
        {/* stays mounted, because fields of a surrounding form belong to it only while mounted */}
        <Tabs.Panel value="show" forceMount hidden={tab !== 'show'} className={panel}>
          <ShowSettings>{showFields}</ShowSettings>
        </Tabs.Panel>
      </div>
    </Tabs.Root>
  )
}
