import { X } from 'lucide-react'
import { useId } from 'react'
import { FieldHelp } from '../../fields/field/field-help'
import { IconButton } from '../../primitives/button/icon-button'
import type { SlotProblem, SlotsOwner } from '../hours-problems'
import { crossesMidnight, type Slot, slotMinutes } from '../opening-hours'
import { type EditorParts, stopName } from './editor-parts'
import { SlotTime } from './slot-time'

type HoursSlotsProps = EditorParts & {
  owner: SlotsOwner
  /** The name of the day. */
  name: string
  id?: string
}

/** A problem belongs to the first time of a slot; the second may be invalid too. */
const isNoTime = (edge: keyof Slot, time: string) =>
  time !== '' && slotMinutes({ from: '00:00', to: '00:00', [edge]: time }) === undefined

const isAtFrom = (problem: SlotProblem) => problem === 'fromMissing' || problem === 'fromNotATime'
const isAtTo = (problem: SlotProblem) => problem === 'toMissing' || problem === 'toNotATime'

/** The slots of a day with their errors, or "Closed". */
export function HoursSlots({ owner, name, id, ...parts }: HoursSlotsProps) {
  const { state, t } = parts
  const slots = state.slotsOf(owner)
  return (
    <div
      id={id}
      data-slot="opening-hours-slots"
      className="kui:flex kui:min-h-(--k-control) kui:min-w-0 kui:flex-1 kui:flex-wrap kui:content-center kui:items-start kui:gap-x-3 kui:gap-y-1.5"
    >
      {slots.length === 0 && <span className="kui:self-center kui:text-fg-subtle">{t.editor.closed}</span>}
      {slots.map((slot, index) => (
        <SlotRow
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no id
          key={index}
          owner={owner}
          index={index}
          slot={slot}
          name={slots.length === 1 ? name : `${name} ${index + 1}`}
          {...parts}
        />
      ))}
    </div>
  )
}

type SlotRowProps = EditorParts & { owner: SlotsOwner; index: number; slot: Slot; name: string }

function SlotRow({ owner, index, slot, name, state, t, locked, thenFocus }: SlotRowProps) {
  const id = useId()
  const found = state.problems.find((one) => one.owner === owner && one.slot === index)
  const problem = found?.slot === undefined ? undefined : found.problem
  const helpId = problem && `${id}-help`
  const time = (edge: keyof Slot) => ({
    id: `${id}-${edge}`,
    value: slot[edge],
    onValueChange: (next: string) => state.setSlot(owner, index, { ...slot, [edge]: next }),
    end: edge === 'to',
    locked,
    // marks the invalid time, or both for overlapping hours
    invalid:
      isNoTime(edge, slot[edge]) || (problem !== undefined && !(edge === 'from' ? isAtTo(problem) : isAtFrom(problem))),
    describedBy: helpId,
  })
  return (
    <div data-slot="opening-hours-slot" className="kui:flex kui:max-w-full kui:flex-col kui:gap-1">
      <div className="kui:flex kui:items-center kui:gap-1" data-stop={stopName('from', owner, index)}>
        <SlotTime label={t.editor.opens(name)} {...time('from')} />
        <span aria-hidden="true" className="kui:text-fg-subtle">
          –
        </span>
        <SlotTime label={t.editor.closes(name)} {...time('to')} />
        {!locked && (
          <span data-stop={stopName('remove', owner, index)}>
            <IconButton
              size="small"
              label={t.editor.remove(name)}
              icon={<X size={14} strokeWidth={1.5} aria-hidden="true" />}
              onClick={() =>
                thenFocus(
                  () => state.removeSlot(owner, index),
                  stopName('remove', owner, index),
                  stopName('remove', owner, index - 1),
                  stopName('add', owner),
                )
              }
            />
          </span>
        )}
      </div>
      {crossesMidnight(slot) && (
        // the error is below its input
        <span className="kui:ms-19.25 kui:pb-0.5 kui:text-xs kui:text-fg-subtle">{t.editor.nextDay}</span>
      )}
      {problem && (
        <div className="kui:flex kui:pb-0.5 kui:text-xs">
          <FieldHelp id={helpId as string} invalid locked={false}>
            {t.problems[problem]}
          </FieldHelp>
        </div>
      )}
    </div>
  )
}
