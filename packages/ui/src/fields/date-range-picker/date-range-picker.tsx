import type { ComponentProps } from 'react'
import { en } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { useMedia } from '../../internal/hooks/use-media'
import { isLocked } from '../../internal/lock'
import type { IsoDate } from '../../theme/days'
import { RangeCalendar } from '../calendar/range-calendar'
import { useDateProblem } from '../date-field/date-field'
import { Field, type FieldOwnProps } from '../field/field'
import { FieldPopover, useFieldPopover } from '../field/field-popover'
import { type DateRange, type DateRangeName, dateRanges, sameRange } from './date-range'
import { DateRangeEnds } from './date-range-ends'
import { useDateRange } from './use-date-range'

/** A preset of the kit by name, or one of the caller. */
export type DateRangePreset = DateRangeName | { label: string; range: (today: IsoDate) => DateRange }

export type DateRangePickerProps = FieldOwnProps &
  Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children' | keyof FieldOwnProps> & {
    /** Two days as `YYYY-MM-DD`, inclusive; an empty string is an open end. Invalid input is passed as typed. */
    value?: DateRange
    defaultValue?: DateRange
    onValueChange?: (value: DateRange) => void
    /** The first valid day. Earlier days are marked and still passed on, for the form to reject. */
    min?: IsoDate
    /** The last valid day. */
    max?: IsoDate
    /** @default ['today', 'next7Days', 'thisMonth', 'nextMonth', 'lastMonth'] */
    presets?: readonly DateRangePreset[]
    /** @default false */
    disabled?: boolean
    /** @default 'normal' */
    size?: 'normal' | 'large'
    /** Hides the label visually, for toolbars. @default false */
    labelHidden?: boolean
  }

const usual = ['today', 'next7Days', 'thisMonth', 'nextMonth', 'lastMonth'] as const

// Width for two months and the presets, with days of touch size.
const roomForTwo = '(min-width: 900px)'

/**
 * A range of days: typed as in `DateField`, selected in a calendar of one or two months (WAI-ARIA date picker dialog
 * and grid), or a preset. After the first click, the days up to the pointer or focus are marked; the second closes the
 * calendar, in either order. Escape keeps the old range; Alt and arrow down opens the calendar. `className` goes to the
 * field, `ref` and other props to the group of inputs.
 */
export function DateRangePicker({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  className,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  presets = usual,
  disabled = false,
  size,
  labelHidden,
  ...rest
}: DateRangePickerProps) {
  const t = useLabels('fields', en, labels)
  const locked = isLocked(readOnlyReason) || disabled
  const state = useDateRange({ value, defaultValue, onValueChange, min, max, locked })
  const problemText = useDateProblem(labels)
  const popover = useFieldPopover(locked)
  const two = useMedia(roomForTwo)
  const { problem, whole, today } = state
  const unreadable = state.from.problem ? state.range.from : state.range.to
  const close = () => popover.setOpen(false)

  return (
    <Field
      group
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={(problem === 'endFirst' ? t.dates.endFirst : problemText(problem, min, max, unreadable)) ?? error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      className={className}
    >
      <DateRangeEnds
        {...rest}
        state={state}
        disabled={disabled}
        size={size}
        labels={labels}
        open={popover.open}
        onOpen={popover.openFrom}
      >
        <FieldPopover
          state={popover}
          slot="date-range-picker-button"
          openLabel={t.openCalendar}
          label={t.calendar}
          locked={locked}
          onOpenChange={state.drop}
          className="kui:flex kui:flex-col kui:gap-3 kui:max-h-(--radix-popover-content-available-height) kui:overflow-y-auto kui:min-[900px]:flex-row"
        >
          {presets.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column in every browser
            <div
              role="group"
              aria-label={t.dates.presets}
              data-slot="date-range-presets"
              className="kui:flex kui:max-w-68 kui:flex-wrap kui:gap-1 kui:min-[900px]:w-36 kui:min-[900px]:flex-col kui:min-[900px]:flex-nowrap kui:min-[900px]:border-e kui:min-[900px]:border-line-faint kui:min-[900px]:pe-3"
            >
              {presets.map((preset) => {
                const named = typeof preset === 'string'
                const range = (named ? dateRanges[preset] : preset.range)(today)
                return (
                  <button
                    key={named ? preset : preset.label}
                    type="button"
                    data-slot="date-range-preset"
                    aria-pressed={whole !== undefined && sameRange(whole, range)}
                    className={presetButton}
                    onClick={() => {
                      state.put(range)
                      close()
                    }}
                  >
                    {named ? t.dates[preset] : preset.label}
                  </button>
                )
              })}
            </div>
          )}
          <div className="kui:flex kui:flex-col kui:gap-2">
            <RangeCalendar
              range={whole}
              first={state.first}
              preview={state.preview}
              today={today}
              min={min}
              max={max}
              months={two ? 2 : 1}
              labels={labels}
              onApproach={state.approach}
              onPick={(day) => {
                if (state.pick(day)) close()
              }}
            />
            <p data-slot="date-range-step" role="status" className="kui:m-0 kui:text-xs kui:text-fg-subtle">
              {state.first ? t.dates.chooseLast : t.dates.chooseFirst}
            </p>
          </div>
        </FieldPopover>
      </DateRangeEnds>
    </Field>
  )
}

const presetButton =
  'kui:h-(--k-control-sm) kui:cursor-pointer kui:rounded-md kui:border-0 kui:bg-transparent kui:px-2 kui:text-start kui:font-sans kui:text-sm kui:whitespace-nowrap kui:text-fg kui:outline-none kui:hover:bg-hover kui:focus-visible:shadow-ring kui:aria-pressed:bg-accent-soft kui:aria-pressed:font-medium kui:aria-pressed:text-accent-text kui:pointer-coarse:h-11'
