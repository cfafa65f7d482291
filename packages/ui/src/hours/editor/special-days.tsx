// The editor's list of special days.

import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox'
import { DatePicker } from '../../fields/date-picker/date-picker'
import { DateRangePicker } from '../../fields/date-range-picker/date-range-picker'
import { LocalisedField } from '../../fields/localised-field/localised-field'
import { Switch } from '../../fields/switch/switch'
import { whenLeft } from '../../internal/when-left'
import { Button } from '../../primitives/button/button'
import { IconButton } from '../../primitives/button/icon-button'
import { Note } from '../../primitives/note/note'
import { weekdayOf } from '../../theme/days'
import type { Language } from '../../theme/language'
import { capitalised, formatSlots, nearDays, weekdayName } from '../hours-text'
import { type HoursException, skippedTime } from '../opening-hours'
import { type EditorParts, stopName } from './editor-parts'
import { HoursSlots } from './hours-slots'
import { AddSlot } from './hours-tools'

type Languages = readonly Language[]

/** The name in the first available language. */
export const nameOf = ({ name }: HoursException, languages: Languages): string | undefined =>
  [...languages.map(({ code }) => name[code]), ...Object.values(name)].find((text) => text?.trim())

type SpecialDaysProps = EditorParts & {
  languages: Languages
  /** Index of the open special day. */
  open: number | undefined
  onOpenChange: (open: number | undefined) => void
}

/** The list of special days, with the form of the open one. */
export function SpecialDays({ languages, open, onOpenChange, ...parts }: SpecialDaysProps) {
  const { state, t, locked, thenFocus } = parts
  const { exceptions } = state.hours
  const titleId = useId()
  if (locked && exceptions.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be beside a button
    <div role="group" aria-labelledby={titleId} data-slot="opening-hours-special" className="kui:flex kui:flex-col">
      <div className="kui:flex kui:min-h-10 kui:flex-wrap kui:items-center kui:justify-between kui:gap-x-3">
        <span
          id={titleId}
          data-slot="opening-hours-special-title"
          className="kui:m-0 kui:text-sm kui:font-medium kui:text-fg-strong"
        >
          {t.special.title}
        </span>
        {!locked && (
          <span data-stop="special">
            <Button
              size="small"
              variant="quiet"
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
              aria-disabled={!state.canAddException || undefined}
              onClick={() => {
                if (!state.canAddException) return
                thenFocus(
                  () => {
                    state.addException()
                    onOpenChange(exceptions.length)
                  },
                  stopName('name', exceptions.length),
                )
              }}
            >
              {t.special.add}
            </Button>
          </span>
        )}
      </div>
      <ul data-slot="opening-hours-special-days" className="kui:m-0 kui:flex kui:list-none kui:flex-col kui:p-0">
        {exceptions.map((exception, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: special days have no id
            key={index}
            data-slot="opening-hours-special-day"
            className="kui:border-t kui:border-line-faint"
          >
            {open === index ? (
              <SpecialDayForm
                index={index}
                exception={exception}
                languages={languages}
                onDone={() => thenFocus(() => onOpenChange(undefined), stopName('edit', index))}
                onRemove={() =>
                  thenFocus(() => {
                    state.removeException(index)
                    onOpenChange(undefined)
                  }, 'special')
                }
                {...parts}
              />
            ) : (
              <SpecialDayLine
                index={index}
                exception={exception}
                languages={languages}
                onEdit={() => thenFocus(() => onOpenChange(index), stopName('name', index))}
                {...parts}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type SpecialDayProps = EditorParts & { index: number; exception: HoursException; languages: Languages }

function SpecialDayLine({
  index,
  exception,
  languages,
  onEdit,
  state,
  t,
  locale,
  locked,
}: SpecialDayProps & { onEdit: () => void }) {
  const { from, to, slots } = exception
  const name = nameOf(exception, languages) ?? t.special.untitled
  const problem = state.problems.find(({ owner }) => owner === index)
  return (
    <div className="kui:flex kui:min-h-10 kui:items-center kui:gap-3 kui:py-1 kui:text-sm">
      <div className="kui:flex kui:min-w-0 kui:flex-1 kui:flex-wrap kui:items-baseline kui:gap-x-3 kui:gap-y-0.5">
        <span className="kui:font-medium kui:text-fg-strong kui:tabular-nums">
          {nearDays({ from, to }, state.status.today, locale)}
        </span>
        <span className="kui:min-w-0 kui:[overflow-wrap:anywhere]">{name}</span>
        <span className="kui:text-fg-muted kui:tabular-nums">{formatSlots(slots, t)}</span>
        {problem && <span className="kui:text-xs kui:text-danger-text">{t.problems[problemKey(problem.problem)]}</span>}
      </div>
      {from !== '' && from === to && (
        <span className="kui:hidden kui:text-xs kui:whitespace-nowrap kui:text-fg-subtle kui:@md:inline">
          {t.special.replaces(weekdayName(weekdayOf(from), locale))}
        </span>
      )}
      {!locked && (
        <span data-stop={stopName('edit', index)}>
          <IconButton
            size="small"
            label={t.special.edit(name)}
            icon={<Pencil size={16} strokeWidth={1.5} aria-hidden="true" />}
            onClick={onEdit}
          />
        </span>
      )}
    </div>
  )
}

type ProblemKey = keyof EditorParts['t']['problems']

/** Days in the wrong order have an error at their field, and are not shown in a line. */
const problemKey = (problem: ProblemKey | 'endFirst'): ProblemKey => (problem === 'endFirst' ? 'noDay' : problem)

type FormProps = SpecialDayProps & { onDone: () => void; onRemove: () => void }

function SpecialDayForm({ index, exception, languages, onDone, onRemove, ...parts }: FormProps) {
  const { state, t, locale } = parts
  const { from, to, slots } = exception
  const name = nameOf(exception, languages) ?? t.special.untitled
  const [first] = languages
  const problemOf = (...kinds: ProblemKey[]) => {
    const found = state.problems.find(
      ({ owner, slot, problem }) =>
        owner === index && slot === undefined && (kinds as readonly string[]).includes(problem),
    )
    return found && t.problems[found.problem as ProblemKey]
  }
  // empty fields, as of a new special day, have no errors until they are blurred
  const [left, setLeft] = useState(() => ({ name: nameOf(exception, languages) !== undefined, days: from !== '' }))
  const [several, setSeveral] = useState(from !== to)
  const skipped = skippedTime(exception, state.status.zone)
  const daysProblem = left.days ? problemOf('noDay', 'sameDays') : undefined
  const nameProblem = left.name ? problemOf('noName') : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets cannot be columns in every browser
    <div
      role="group"
      aria-label={name}
      data-slot="opening-hours-special-form"
      className="kui:my-2 kui:flex kui:flex-col kui:gap-3 kui:rounded-lg kui:bg-sunken kui:p-3"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles blur of all language tabs */}
      <div data-stop={stopName('name', index)} onBlur={whenLeft(() => setLeft((now) => ({ ...now, name: true })))}>
        <LocalisedField
          label={t.special.name}
          required
          languages={languages}
          value={exception.name}
          onValueChange={(next) => state.setException(index, { name: next })}
          {...(nameProblem && first ? { errors: { [first.code]: nameProblem } } : {})}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles blur of the fields and their calendar */}
      <div
        className="kui:flex kui:flex-col kui:gap-2"
        onBlur={whenLeft(() => setLeft((now) => ({ ...now, days: true })))}
      >
        {several ? (
          <DateRangePicker
            label={t.special.days}
            required
            presets={[]}
            value={{ from, to }}
            onValueChange={(next) => state.setException(index, next)}
            error={daysProblem}
          />
        ) : (
          <DatePicker
            label={t.special.day}
            required
            value={from}
            onValueChange={(day) => state.setException(index, { from: day, to: day })}
            error={daysProblem}
          />
        )}
        <Checkbox
          label={t.special.several}
          value={several}
          onValueChange={(next) => {
            setSeveral(next)
            if (!next) state.setException(index, { to: from })
          }}
        />
      </div>
      <div className="kui:flex kui:flex-wrap kui:items-start kui:gap-x-3 kui:gap-y-1">
        <div className="kui:flex kui:min-h-(--k-control) kui:items-center">
          <Switch
            label={t.special.isOpen}
            value={slots.length > 0}
            onValueChange={(next) => state.setOpen(index, next)}
          />
        </div>
        <HoursSlots owner={index} name={name} {...parts} />
        <div className="kui:flex kui:min-h-(--k-control) kui:items-center">
          <AddSlot owner={index} name={capitalised(name, locale)} {...parts} />
        </div>
      </div>
      {skipped && (
        <Note tone="info">
          {t.special.skipped(
            skipped.time,
            nearDays({ from: skipped.day, to: skipped.day }, state.status.today, locale),
          )}
        </Note>
      )}
      <div className="kui:flex kui:flex-wrap kui:justify-between kui:gap-2">
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />}
          onClick={onRemove}
        >
          {t.special.remove}
        </Button>
        <Button size="small" onClick={onDone}>
          {t.special.done}
        </Button>
      </div>
    </div>
  )
}
