import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { en, type HoursLabels } from '#labels/hours'
import { FieldHelp } from '../../fields/field/field-help'
import { Switch } from '../../fields/switch/switch'
import { cx } from '../../internal/cx'
import { stops } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked, lockWords } from '../../internal/lock'
import { mergeRefs } from '../../internal/merge-refs'
import { Button } from '../../primitives/button/button'
import { useKioskUi } from '../../theme/context'
import { type Weekday, weekdays } from '../../theme/days'
import type { Language } from '../../theme/language'
import { capitalised, statusText, weekdayName } from '../hours-text'
import type { OwnHours } from '../mall-hours'
import type { OpeningHours } from '../opening-hours'
import { type EditorParts, stopName } from './editor-parts'
import { HoursSlots } from './hours-slots'
import { AddSlot, CopyHours } from './hours-tools'
import { nameOf, SpecialDays } from './special-days'
import { type HoursAction, useOpeningHours } from './use-opening-hours'

export type OpeningHoursEditorProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  value?: OpeningHours | OwnHours
  /** @default closed every day */
  defaultValue?: OpeningHours
  /** Receives invalid input too, for the form to reject: see `hoursProblems`. */
  onValueChange?: (value: OpeningHours) => void
  label: ReactNode
  /** Languages of special days' names, the required one first. @default the provider's */
  languages?: readonly Language[]
  /** The mall's hours; their special days affect the status if these hours follow them. */
  mall?: OpeningHours | undefined
  /** Shows one part only, without the status. @default 'all' */
  show?: 'all' | 'week' | 'special'
  /** Index of the special day that is initially open. */
  defaultOpenDay?: number
  /** IANA zone of the mall, in which days begin. @default the provider's */
  timeZone?: string
  /** An error message of the whole field, for example from a server. */
  error?: ReactNode
  /** Makes the editor read-only with a reason: "You can read shops, not change them." */
  readOnlyReason?: ReactNode
  labels?: Partial<HoursLabels>
}

/**
 * Weekly hours with several slots a day, also past midnight, and special days, with the current status. A group of text
 * inputs, switches and buttons named after their day; copying and removing can be undone.
 */
export function OpeningHoursEditor({
  value,
  defaultValue,
  onValueChange,
  label,
  languages: given,
  mall,
  show = 'all',
  defaultOpenDay,
  timeZone,
  error,
  readOnlyReason,
  labels,
  className,
  ref,
  ...rest
}: OpeningHoursEditorProps) {
  const t = useLabels('hours', en, labels)
  const { locale, languages: known } = useKioskUi()
  const languages = given ?? known
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(defaultOpenDay)
  const [undone, setUndone] = useState(false)
  const state = useOpeningHours({ value, defaultValue, onValueChange, mall, timeZone, language: languages[0]?.code })
  const locked = isLocked(readOnlyReason)
  const thenFocus: EditorParts['thenFocus'] = (act, ...names) => {
    flushSync(() => {
      setUndone(false)
      act()
    })
    for (const name of names) {
      const place = root.current?.querySelector(`[data-stop="${name}"]`)
      // prefer an input to the controls around it, such as language tabs
      const stop = place?.querySelector<HTMLElement>('input') ?? place?.querySelector<HTMLElement>(stops)
      if (stop) return stop.focus()
    }
  }
  const parts: EditorParts = { state, t, locale, locked, thenFocus }
  const description = locked || !state.action ? undefined : describeAction(state.action, parts, languages)
  const help = error || lockWords(readOnlyReason)
  const described = [help && `${id}-help`, show === 'all' && `${id}-status`].filter(Boolean).join(' ')
  const undo = () => {
    const back = state.action?.kind === 'removedException' ? state.action.index : undefined
    // later indexes shift, also that of the open special day
    if (back !== undefined && open !== undefined && open >= back) setOpen(open + 1)
    state.undo()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets cannot be grids in every browser
    <div
      ref={mergeRefs(root, ref)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      data-slot="opening-hours-editor"
      data-locked={locked || undefined}
      data-invalid={state.problems.length > 0 || undefined}
      className={cx('kui:@container kui:flex kui:min-w-0 kui:flex-col kui:text-sm kui:text-fg', className)}
      {...rest}
    >
      <span id={`${id}-label`} data-slot="opening-hours-label" className="kui:font-semibold kui:text-fg-strong">
        {label}
      </span>
      {show === 'all' && (
        <span
          id={`${id}-status`}
          data-slot="opening-hours-status"
          className="kui:mb-1 kui:text-fg-muted kui:tabular-nums"
        >
          {statusText(state.status, { locale, timeZone: state.status.zone, t })}
        </span>
      )}
      {help && (
        <div className="kui:mb-1 kui:flex kui:text-xs kui:text-fg-subtle">
          <FieldHelp id={`${id}-help`} invalid={Boolean(error)} locked={locked}>
            {help}
          </FieldHelp>
        </div>
      )}
      {show !== 'special' && (
        <ul data-slot="opening-hours-days" className="kui:m-0 kui:flex kui:list-none kui:flex-col kui:p-0">
          {weekdays.map((day) => (
            <DayRow key={day} day={day} {...parts} />
          ))}
        </ul>
      )}
      {show !== 'week' && (
        <SpecialDays languages={languages} open={locked ? undefined : open} onOpenChange={setOpen} {...parts} />
      )}
      <div
        role="status"
        data-slot="opening-hours-news"
        data-shown={description !== undefined || undefined}
        className="kui:flex kui:items-center kui:justify-between kui:gap-3 kui:text-sm kui:data-shown:mt-2 kui:data-shown:rounded-md kui:data-shown:bg-info-soft kui:data-shown:py-1 kui:data-shown:ps-3 kui:data-shown:pe-1"
      >
        {description?.text}
        {!description && undone && <span className="kui:sr-only">{t.editor.undone}</span>}
        {description && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              thenFocus(undo, ...description.back)
              setUndone(true)
            }}
          >
            {t.editor.undo}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The last action, and the control focused by its undo. */
function describeAction(
  action: HoursAction,
  { t, locale, state }: EditorParts,
  languages: readonly Language[],
): { text: string; back: string[] } {
  const dayName = (day: Weekday) => weekdayName(day, locale)
  if (action.kind === 'copied') {
    const to = action.to.map(dayName).join(', ')
    return {
      text: t.editor.copied(capitalised(dayName(action.from), locale), to),
      back: [stopName('copy', action.from)],
    }
  }
  if (action.kind === 'removedException') {
    const name = nameOf(action.exception, languages) ?? t.special.untitled
    return { text: t.editor.removedSpecial(name), back: ['special'] }
  }
  const { owner } = action
  const exception = typeof owner === 'number' ? state.hours.exceptions[owner] : undefined
  const name = exception ? (nameOf(exception, languages) ?? t.special.untitled) : dayName(owner as Weekday)
  return { text: t.editor.removed(name), back: [stopName('from', owner, 0)] }
}

function DayRow({ day, ...parts }: EditorParts & { day: Weekday }) {
  const { state, locale, locked } = parts
  const name = capitalised(weekdayName(day, locale), locale)
  const isToday = state.weekday === day
  return (
    <li
      data-slot="opening-hours-day"
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
      className="kui:flex kui:flex-wrap kui:items-start kui:gap-x-3 kui:border-b kui:border-line-faint kui:py-1"
    >
      <div className="kui:flex kui:min-h-(--k-control) kui:w-full kui:items-center kui:justify-between kui:pointer-fine:@sm:w-32 kui:@md:w-32 kui:[li[data-today]_&_label]:font-bold kui:[&_label]:font-normal">
        <Switch
          label={name}
          value={state.slotsOf(day).length > 0}
          onValueChange={(open) => state.setOpen(day, open)}
          className="kui:flex-1"
          // locked without a message: the reason is above all days
          readOnlyReason={locked}
        />
      </div>
      <HoursSlots owner={day} name={name} {...parts} />
      <div className="kui:flex kui:min-h-(--k-control) kui:items-center">
        <AddSlot owner={day} name={name} {...parts} />
        <CopyHours day={day} name={name} {...parts} />
      </div>
    </li>
  )
}
