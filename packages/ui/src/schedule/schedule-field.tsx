import { CalendarClock, Layers } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { en as fields } from '#labels/fields'
import { en, type ScheduleLabels } from '#labels/schedule'
import { weekStart } from '../fields/date-field/date-text'
import { DateRangePicker } from '../fields/date-range-picker/date-range-picker'
import type { FieldOwnProps } from '../fields/field/field'
import { FieldHelp } from '../fields/field/field-help'
import { SegmentedControl } from '../fields/segmented-control/segmented-control'
import { Switch } from '../fields/switch/switch'
import { TimeField } from '../fields/time-field/time-field'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { isLocked, lockWords } from '../internal/lock'
import { useKioskUi } from '../theme/context'
import type { Weekday } from '../theme/days'
import { daysOf, runsOf, type Schedule, spanOf, timeOf, whyNotSchedule } from './schedule'
import { type SchedulePublication, ScheduleStatusText } from './schedule-status-text'
import { dayName, daysFrom, daysText, spanText } from './schedule-text'
import { type ScheduleOverlap, type ScheduleState, type UseScheduleProps, useSchedule } from './use-schedule'

export type ScheduleFieldProps = Omit<FieldOwnProps, 'labels'> &
  Omit<UseScheduleProps, 'locked'> &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | keyof FieldOwnProps> & {
    /** Name of the hidden input that submits the schedule as JSON. */
    name?: string
    /** @default false */
    disabled?: boolean
    /** Only published items are described as shown now. @default 'published' */
    publication?: SchedulePublication | undefined
    labels?: Partial<ScheduleLabels>
  }

/**
 * Edits a schedule: always, or at set times on some weekdays, optionally between two dates. Shows the current status
 * in the mall's zone and overlaps with `others`. A group (WAI-ARIA group) of a radio group, two time fields, toggle
 * buttons for the days and two date fields with a calendar.
 */
export function ScheduleField({
  label,
  hint,
  error,
  required = false,
  readOnlyReason,
  value,
  defaultValue,
  onValueChange,
  others,
  name,
  disabled = false,
  publication,
  labels,
  className,
  ...rest
}: ScheduleFieldProps) {
  const t = useLabels('schedule', en, labels)
  const { locale } = useKioskUi()
  const { required: requiredMark } = useLabels('fields', fields)
  const id = useId()
  const locked = isLocked(readOnlyReason) || disabled
  const state = useSchedule({
    ...(value !== undefined ? { value } : {}),
    ...(defaultValue !== undefined ? { defaultValue } : {}),
    ...(onValueChange ? { onValueChange } : {}),
    ...(others ? { others } : {}),
    locked,
  })
  const { schedule } = state
  const { timing } = schedule
  const help = error || lockWords(readOnlyReason) || hint
  // the reason is shown above; the controls are only locked
  const lock = { readOnlyReason: isLocked(readOnlyReason) }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is as wide as its widest content in some browsers
    <div
      role="group"
      data-slot="schedule-field"
      data-show={schedule.show}
      aria-labelledby={`${id}-label`}
      aria-describedby={help ? `${id}-help` : undefined}
      className={cx(
        'kui:@container/schedule kui:flex kui:w-full kui:max-w-140 kui:min-w-0 kui:flex-col kui:gap-3',
        className,
      )}
      {...rest}
    >
      <div className="kui:flex kui:flex-col kui:gap-1">
        <span id={`${id}-label`} data-slot="schedule-label" className="kui:text-sm kui:font-medium kui:text-fg-strong">
          {label}
          {required && (
            <span className="kui:ms-1.5 kui:text-fg-subtle" title={requiredMark} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {help && (
          <span className="kui:flex kui:text-xs kui:text-fg-subtle">
            <FieldHelp id={`${id}-help`} invalid={Boolean(error)} locked={lockWords(readOnlyReason) !== undefined}>
              {help}
            </FieldHelp>
          </span>
        )}
      </div>
      <SegmentedControl
        label={t.when}
        labelHidden
        value={schedule.show}
        onValueChange={(show) => state.setShow(show === 'timeRange' ? 'timeRange' : 'everyDay')}
        options={[
          { value: 'everyDay', label: t.everyDay },
          { value: 'timeRange', label: t.timeRange },
        ]}
        disabled={disabled}
        {...lock}
      />
      {schedule.show === 'timeRange' && (
        <>
          <div className="kui:grid kui:grid-cols-2 kui:gap-3">
            {(['from', 'to'] as const).map((end) => (
              <TimeField
                key={end}
                label={t[end]}
                value={shortTime(timing[end])}
                onValueChange={(time) => state.setTime(end, time)}
                endOfDay={end === 'to'}
                hint={end === 'to' ? endHint(state, t) : undefined}
                disabled={disabled}
                {...lock}
              />
            ))}
          </div>
          <Days state={state} t={t} locked={isLocked(readOnlyReason)} disabled={disabled} />
          <Switch
            label={t.withoutBreak}
            hint={runsText(schedule, t, locale)}
            value={timing.continuous ?? false}
            onValueChange={state.setContinuous}
            disabled={disabled}
            {...lock}
          />
        </>
      )}
      <DateRangePicker
        label={t.dates}
        hint={t.datesHint}
        value={{ from: timing.startDate ?? '', to: timing.endDate ?? '' }}
        onValueChange={state.setDates}
        disabled={disabled}
        {...lock}
      />
      <div data-slot="schedule-outcome" className="kui:flex kui:flex-col kui:gap-2 kui:text-sm">
        <p role="status" data-slot="schedule-next" className="kui:flex kui:items-start kui:gap-2 kui:text-fg-strong">
          <CalendarClock size={16} strokeWidth={1.5} aria-hidden="true" className="kui:mt-px kui:text-fg-subtle" />
          {state.problem ? (
            <span>{t.checkFirst}</span>
          ) : (
            <ScheduleStatusText schedule={schedule} publication={publication} labels={labels} />
          )}
        </p>
        {state.overlaps.length > 0 && <Overlaps overlaps={state.overlaps} t={t} />}
      </div>
      {name !== undefined && !disabled && <input type="hidden" name={name} value={JSON.stringify(schedule)} />}
    </div>
  )
}

/** A time without seconds; invalid text stays unchanged. */
const shortTime = (time = '') => (/^\d\d:\d\d:/.test(time) ? time.slice(0, 5) : time)

function endHint({ schedule, overnight, problem }: ScheduleState, t: ScheduleLabels) {
  const { from, to } = spanOf(schedule)
  // the times are those of the first and the last day, as the switch says
  if (schedule.timing.continuous) return undefined
  if (problem || !overnight) return problem || from !== 0 || to !== 1440 ? undefined : t.allDay
  return to % 1440 === 0 ? undefined : t.nextDay(timeOf(to))
}

/** What shows without a break: `Monday 08:00 – Friday 20:00`. */
function runsText(schedule: Schedule, t: ScheduleLabels, locale: string) {
  if (!schedule.timing.continuous || whyNotSchedule(schedule)) return t.withoutBreakHint
  const runs = runsOf(schedule).filter(([first, last]) => first !== last)
  if (daysOf(schedule).length === 7) return t.withoutBreakDates
  if (runs.length === 0) return t.withoutBreakHint
  const { from, to } = spanOf(schedule)
  const name = (day: Weekday) => dayName(day, locale, 'long')
  const end = to === 1440 ? '24:00' : timeOf(to)
  return runs.map(([first, last]) => `${name(first)} ${timeOf(from)} – ${name(last)} ${end}`).join('; ')
}

function Days({
  state,
  t,
  locked,
  disabled,
}: {
  state: ScheduleState
  t: ScheduleLabels
  locked: boolean
  disabled: boolean
}) {
  const { locale } = useKioskUi()
  const id = useId()
  const [last, setLast] = useState(false)
  const press = (day: Weekday) => {
    if (locked) return
    setLast(state.days.length === 1 && state.days.includes(day))
    state.toggleDay(day)
  }
  return (
    <div className="kui:flex kui:flex-col kui:gap-1.25">
      <span id={id} data-slot="schedule-days-label" className="kui:text-sm kui:font-medium kui:text-fg-strong">
        {t.days}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div role="group" aria-labelledby={id} data-slot="schedule-days" className="kui:grid kui:grid-cols-7 kui:gap-1">
        {daysFrom(weekStart(locale)).map((day) => (
          <button
            key={day}
            type="button"
            data-slot="schedule-day"
            aria-pressed={state.days.includes(day)}
            aria-disabled={locked || undefined}
            disabled={disabled}
            className="kui:h-(--k-control) kui:min-w-0 kui:truncate kui:rounded-md kui:border kui:border-line-control kui:bg-surface kui:px-0.5 kui:text-sm kui:text-fg kui:not-locked:hover:bg-[linear-gradient(var(--k-hover),var(--k-hover))] kui:focus-visible:shadow-ring kui:aria-pressed:border-accent-line kui:aria-pressed:bg-accent-soft kui:aria-pressed:font-medium kui:aria-pressed:text-accent-text kui:locked:cursor-default kui:locked:border-line kui:locked:bg-sunken kui:locked:text-fg-muted kui:locked:aria-pressed:border-fg-muted kui:locked:aria-pressed:text-fg-strong kui:disabled:text-fg-disabled kui:forced-colors:aria-pressed:outline-2"
            onClick={() => press(day)}
          >
            <span aria-hidden="true">{dayName(day, locale, 'short')}</span>
            <span className="kui:sr-only">{dayName(day, locale, 'long')}</span>
          </button>
        ))}
      </div>
      <span role="status" data-slot="schedule-last-day" className="kui:text-xs kui:text-fg-subtle kui:empty:hidden">
        {last && t.lastDay}
      </span>
    </div>
  )
}

/** Other items with the same times: information, not an error, as kiosks show them one after the other. */
function Overlaps({ overlaps, t }: { overlaps: readonly ScheduleOverlap[]; t: ScheduleLabels }) {
  const { locale } = useKioskUi()
  const start = weekStart(locale)
  return (
    <div data-slot="schedule-meetings" className="kui:flex kui:items-start kui:gap-2 kui:text-fg">
      <Layers size={16} strokeWidth={1.5} aria-hidden="true" className="kui:mt-px kui:shrink-0 kui:text-fg-subtle" />
      <div className="kui:min-w-0 kui:flex-1">
        <p data-slot="schedule-meetings-count">{t.together(overlaps.length)}</p>
        <ul data-slot="schedule-meetings-list" className="kui:mt-1 kui:flex kui:flex-col kui:gap-1">
          {overlaps.map(({ item, spans }) => (
            <li key={item.id} data-slot="schedule-meeting" className="kui:flex kui:flex-wrap kui:gap-x-2.5">
              <span className="kui:font-medium kui:text-fg-strong">{item.name}</span>
              <span className="kui:text-fg-subtle kui:tabular-nums">
                {spans
                  .map((span) => {
                    const days = span.days.length === 7 ? t.everyDay : daysText(span.days, locale, start)
                    return `${days} ${span.from === 0 && span.to === 1440 ? t.allDay.toLocaleLowerCase(locale) : spanText(span)}`
                  })
                  .join('; ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
