import { useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { type IsoDate, isDay } from '../../theme/days'
import { type DateProblem, useDateField } from '../date-field/use-date-field'
import { type DateRange, endsFirst, noRange, rangeOf } from './date-range'

export type UseDateRangeProps = {
  value?: DateRange | undefined
  defaultValue?: DateRange | undefined
  onValueChange?: ((value: DateRange) => void) | undefined
  /** The first valid day. */
  min?: IsoDate | undefined
  /** The last valid day. */
  max?: IsoDate | undefined
  /** Read-only. @default false */
  locked?: boolean | undefined
}

/** State of a date range. A first selected day is not reported until the second is. */
export function useDateRange({
  value,
  defaultValue = noRange,
  onValueChange,
  min,
  max,
  locked,
}: UseDateRangeProps = {}) {
  const [range, setRange] = useControllable(value, defaultValue, onValueChange)
  const [first, setFirst] = useState<IsoDate>()
  const [near, setNear] = useState<IsoDate>()
  const end = (name: keyof DateRange) => ({
    value: range[name],
    onValueChange: (day: IsoDate) => setRange({ ...range, [name]: day }),
    min,
    max,
    locked,
  })
  const from = useDateField(end('from'))
  const to = useDateField(end('to'))
  const problem: DateProblem | 'endFirst' | undefined =
    from.problem ?? to.problem ?? (endsFirst(range) ? 'endFirst' : undefined)

  const drop = () => {
    setFirst(undefined)
    setNear(undefined)
  }

  return {
    range,
    /** State of both ends, as from `useDateField`. */
    from,
    to,
    /** Today in the mall. */
    today: from.today,
    problem,
    /** The first selected day, until the second is selected. */
    first,
    /** The range that the hovered or focused day would complete. */
    preview: first && near && first !== near ? rangeOf(first, near) : undefined,
    /** Selects a day: first one end, then the other, in either order. Returns whether the range is complete. */
    pick: (day: IsoDate): boolean => {
      if (first === undefined) {
        setFirst(day)
        return false
      }
      drop()
      setRange(rangeOf(first, day))
      return true
    },
    /** Sets the hovered or focused day. */
    approach: setNear,
    /** Clears the first selected day. */
    drop,
    /** Sets both ends. */
    put: (next: DateRange) => {
      drop()
      setRange(next)
    },
    /** The range, if both ends are valid. */
    whole: isDay(range.from) && isDay(range.to) && !endsFirst(range) ? range : undefined,
  }
}
