import { useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { type IsoDate, isDay } from '../../theme/days'
import { type DateProblem, useDateField } from '../date-field/use-date-field'
import { type DateRange, endsFirst, noRange, rangeOf } from './date-range'

export type UseDateRangeProps = {
  value?: DateRange | undefined
  defaultValue?: DateRange | undefined
  onValueChange?: ((value: DateRange) => void) | undefined
  /** The first day that is right. */
  min?: IsoDate | undefined
  /** The last day that is right. */
  max?: IsoDate | undefined
  /** Shown, but not to be changed. @default false */
  locked?: boolean | undefined
}

/** Two days, typed or chosen one after the other. What is chosen first is no range yet and given to nobody. */
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
    /** The two ends, each as of `useDateField`. */
    from,
    to,
    /** The day in the mall. */
    today: from.today,
    problem,
    /** The day chosen first, while the other one is not. */
    first,
    /** What would be chosen by the day under the pointer or the focus. */
    preview: first && near && first !== near ? rangeOf(first, near) : undefined,
    /** Chooses a day: the first end, then the other, in whichever order. Says whether that made a range. */
    pick: (day: IsoDate): boolean => {
      if (first === undefined) {
        setFirst(day)
        return false
      }
      drop()
      setRange(rangeOf(first, day))
      return true
    },
    /** Says which day the pointer or the focus is on. */
    approach: setNear,
    /** Forgets a day that was chosen first. */
    drop,
    /** Chooses both ends at once. */
    put: (next: DateRange) => {
      drop()
      setRange(next)
    },
    /** The range if both of its ends are days. */
    whole: isDay(range.from) && isDay(range.to) && !endsFirst(range) ? range : undefined,
  }
}
