import { Trash2 } from 'lucide-react'
import { DateRangePicker } from '../../../fields/date-range-picker/date-range-picker'
import { TextField } from '../../../fields/text-field/text-field'
import { IconButton } from '../../../primitives/button/icon-button'
import { numberFormat } from '../../../theme/intl'
import { useEditor } from '../editor-context'
import { InspectorSection } from './inspector-section'

const pictogram = { size: 16, strokeWidth: 1.5 }
const NAME_LIMIT = 120

/** Name and dates of the active slide. */
export function SlideSettings() {
  const { state, t, locale, thenFocus } = useEditor()
  const { slide, slides, locked } = state
  if (!slide) return null
  const place = slides.findIndex(({ id }) => id === slide.id) + 1
  return (
    <InspectorSection
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
