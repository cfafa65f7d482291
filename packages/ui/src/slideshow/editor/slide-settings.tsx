import { Film, Image, Trash2, Type } from 'lucide-react'
import { DateRangePicker } from '../../fields/date-range-picker'
import { TextField } from '../../fields/text-field'
import { Button } from '../../primitives/button'
import { IconButton } from '../../primitives/icon-button'
import { numberFormat } from '../../theme/intl'
import type { SlideLayer } from '../slideshow'
import { layerName, useEditor } from './editor-context'
import { InspectorSection } from './inspector-section'

const pictogram = { size: 16, strokeWidth: 1.5 }
const kindIcons = { text: Type, image: Image, video: Film }
const NAME_LIMIT = 120

/** The slide on the stage: its name, its days, and what lies on it. */
export function SlideSettings() {
  const editor = useEditor()
  const { state, t, locale, thenFocus } = editor
  const { slide, slides, locked, layers } = state
  if (!slide) return null
  const place = slides.findIndex(({ id }) => id === slide.id) + 1
  const chosenLayer = '[data-layer][aria-pressed="true"]'
  return (
    <InspectorSection
      ruled
      heading={t.slideNumber(numberFormat(locale).format(place))}
      actions={
        <IconButton
          size="small"
          label={t.deleteSlide}
          icon={<Trash2 {...pictogram} />}
          aria-disabled={locked || undefined}
          onClick={() => thenFocus(state.removeSlides, '[role="option"][tabindex="0"]', '[data-stop="add-slide"]')}
        />
      }
    >
      {() => (
        <>
          <TextField
            key={slide.id}
            label={t.slideName}
            value={slide.name}
            onValueChange={(name) => state.setSlide({ name })}
            error={slide.name.trim() === '' && t.nameMissing}
            maxLength={NAME_LIMIT}
            readOnlyReason={locked}
          />
          <fieldset
            data-slot="slide-add"
            aria-label={t.add}
            className="kui:flex kui:min-w-0 kui:flex-wrap kui:gap-2 kui:border-0 kui:p-0"
          >
            {(['text', 'image', 'video'] as const).map((kind) => {
              const Icon = kindIcons[kind]
              if (kind !== 'text' && !state.canPick) return null
              return (
                <Button
                  key={kind}
                  size="small"
                  data-stop={`add-${kind}`}
                  icon={<Icon {...pictogram} />}
                  aria-disabled={locked || undefined}
                  className="kui:flex-auto"
                  onClick={() => {
                    if (kind === 'text') thenFocus(state.addText, chosenLayer)
                    else void state.addMedia(kind)
                  }}
                >
                  {t[kind]}
                </Button>
              )
            })}
          </fieldset>
          {layers.length > 0 && <LayerList layers={layers} />}
          <DateRangePicker
            key={`days ${slide.id}`}
            label={t.slideDates}
            value={{ from: slide.startDate ?? '', to: slide.endDate ?? '' }}
            onValueChange={({ from, to }) => state.setSlide({ startDate: from || undefined, endDate: to || undefined })}
            presets={[]}
            readOnlyReason={locked}
          />
        </>
      )}
    </InspectorSection>
  )
}

function LayerList({ layers }: { layers: readonly SlideLayer[] }) {
  const editor = useEditor()
  const { state, t } = editor
  return (
    <ul data-slot="layer-list" aria-label={t.layers} className="kui:m-0 kui:flex kui:list-none kui:flex-col kui:p-0">
      {[...layers].reverse().map((layer) => {
        const Icon = kindIcons[layer.kind]
        const chosen = layer.id === state.layer?.id
        return (
          <li key={layer.id}>
            <button
              type="button"
              data-slot="layer-item"
              aria-pressed={chosen}
              onClick={() => state.selectLayer(chosen ? undefined : layer.id)}
              className="kui:flex kui:min-h-(--k-nav-row) kui:w-full kui:cursor-pointer kui:items-center kui:gap-2 kui:rounded-md kui:px-2 kui:text-start kui:text-sm kui:text-fg kui:hover:bg-hover kui:focus-visible:shadow-ring kui:aria-pressed:bg-accent-soft kui:aria-pressed:font-medium kui:aria-pressed:text-accent-text kui:pointer-coarse:min-h-11"
            >
              <Icon {...pictogram} aria-hidden="true" className="kui:shrink-0" />
              <span className="kui:truncate">{layerName(layer, editor)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
