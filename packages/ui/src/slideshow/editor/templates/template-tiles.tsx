import { LayoutTemplate } from 'lucide-react'
import { useId, useState } from 'react'
import { cx } from '../../../internal/cx'
import { IconButton } from '../../../primitives/button/icon-button'
import * as Popover from '../../../primitives/popover/popover.parts'
import { newLayer, newSlide } from '../../slideshow'
import { useEditor } from '../editor-context'
import { SlideThumb } from '../strip/slide-thumb'
import type { SlideTemplate } from './templates'

const firstStop = '[role="option"][tabindex="0"]'

type TemplateTilesProps = {
  /** Called when a template was added. */
  onTaken?: () => void
  className?: string
}

/** Templates as thumbnails; each is a button that adds its slide. */
export function TemplateTiles({ onTaken, className }: TemplateTilesProps) {
  const { state, t, templates, thenFocus } = useEditor()
  const id = useId()
  return (
    <section
      data-slot="slide-templates"
      aria-labelledby={id}
      className={cx('kui:flex kui:flex-col kui:gap-2', className)}
    >
      <h3 id={id} className="kui:m-0 kui:text-sm kui:font-medium kui:text-fg-muted">
        {t.templates.heading}
      </h3>
      <div className="kui:grid kui:grid-cols-[repeat(auto-fill,minmax(104px,1fr))] kui:gap-2">
        {templates.map((template) => (
          <button
            key={template.id}
            type="button"
            data-slot="slide-template"
            className="kui:flex kui:cursor-pointer kui:flex-col kui:items-center kui:gap-1.5 kui:rounded-md kui:p-2 kui:text-xs kui:text-fg kui:hover:bg-hover kui:focus-visible:shadow-ring"
            onClick={() =>
              thenFocus(() => {
                state.addTemplate(template)
                onTaken?.()
              }, firstStop)
            }
          >
            <TemplateThumb template={template} />
            {template.name}
          </button>
        ))}
      </div>
    </section>
  )
}

/** Colour of image placeholders in templates. */
const PICTURE_PLACE = '#c9d1d6'

/** Thumbnail of a template, rendered as on kiosks. */
function TemplateThumb({ template }: { template: SlideTemplate }) {
  const [slide] = useState(() => newSlide(template.name, 0, template.id))
  const layers = template.layers.map((layer, at) => {
    const empty = layer.kind !== 'text' && !layer.mediaId
    return newLayer(empty ? 'text' : layer.kind, empty ? { ...layer, fill: PICTURE_PLACE } : layer, String(at))
  })
  return (
    // resets the centring of buttons
    <span aria-hidden="true" data-slot="template-picture" className="kui:text-start">
      <SlideThumb slide={{ ...slide, layers }} />
    </span>
  )
}

/** A button that opens the templates in a popover. */
export function TemplateMenu() {
  const { state, t } = useEditor()
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next && !state.locked)}>
      <Popover.Trigger asChild>
        <IconButton
          size="small"
          variant="secondary"
          label={t.templates.fromTemplate}
          icon={<LayoutTemplate size={16} strokeWidth={1.5} />}
          aria-disabled={state.locked || undefined}
        />
      </Popover.Trigger>
      <Popover.Content
        align="start"
        aria-label={t.templates.fromTemplate}
        className="kui:max-h-[min(36rem,var(--radix-popover-content-available-height))] kui:w-96 kui:max-w-[calc(100vw-16px)] kui:overflow-y-auto"
        // the focus goes to the new slide, not back to the button
        onCloseAutoFocus={(event) => {
          if (document.activeElement?.role === 'option') event.preventDefault()
        }}
      >
        <TemplateTiles onTaken={() => setOpen(false)} />
      </Popover.Content>
    </Popover.Root>
  )
}
