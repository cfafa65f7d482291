import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import type { TimeOfDay } from '../../theme/days'
import { timesOfDay } from './time-text'

type TimeListProps = {
  /** The time that it starts at; without one, the opening hour of most malls. */
  value: TimeOfDay | undefined
  /** Minutes between two times. */
  step: number
  onChoose: (time: TimeOfDay) => void
  labels: Partial<FieldsLabels> | undefined
}

const MORNING = '09:00'
/** Times that Page keys move by. */
const PAGE = 8

/** The times of a day to choose from (WAI-ARIA listbox). */
export function TimeList({ value, step, onChoose, labels }: TimeListProps) {
  const t = useLabels('fields', en, labels)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const times = timesOfDay(step)
  const last = times.length - 1
  const [active, setActive] = useState(() => times.findLastIndex((time) => time <= (value ?? MORNING)))
  const move = (to: number) => setActive(Math.max(0, Math.min(last, to)))

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
      Home: 0,
      End: last,
    }[event.key]
    const chosen = event.key === 'Enter' || event.key === ' ' ? times[active] : undefined
    if (to === undefined && chosen === undefined) return
    event.preventDefault()
    if (to !== undefined) move(to)
    else if (chosen !== undefined) onChoose(chosen)
  }

  return (
    <div
      ref={list}
      data-slot="time-list"
      role="listbox"
      aria-label={t.times}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      className="kui:max-h-60 kui:overflow-y-auto kui:overscroll-contain kui:outline-none"
      onKeyDown={onKeyDown}
    >
      {times.map((time, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles keys
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names the active option
        <div
          key={time}
          id={`${id}-${index}`}
          data-slot="time-list-option"
          data-active={index === active || undefined}
          role="option"
          aria-selected={time === value}
          className="kui:flex kui:min-h-(--k-nav-row) kui:cursor-pointer kui:items-center kui:rounded-md kui:px-2.5 kui:text-sm kui:text-fg kui:tabular-nums kui:select-none kui:aria-selected:font-semibold kui:data-[active]:bg-hover kui:data-[active]:text-fg-strong kui:pointer-coarse:min-h-11 kui:forced-colors:data-[active]:outline-2 kui:forced-colors:data-[active]:-outline-offset-2"
          onClick={() => onChoose(time)}
          onPointerMove={() => setActive(index)}
        >
          {time}
        </div>
      ))}
    </div>
  )
}
