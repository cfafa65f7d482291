import { addDays, type IsoDate } from '../theme/days'
import { exceptionRuns } from './exception-runs'
import type { HoursException, OpeningHours } from './opening-hours'

/** Hours of a shop's own. It may follow the mall's special days all the same; without the mark it does not. */
export type OwnHours = OpeningHours & { mallExceptions?: boolean | undefined }

type Days = { from: IsoDate; to: IsoDate }

/** What is left of exceptions without these days: one that they lie within is cut in two. */
export const exceptionsWithout = (exceptions: readonly HoursException[], days: readonly Days[]): HoursException[] =>
  days.reduce<HoursException[]>(
    (left, { from, to }) =>
      left.flatMap((one) => {
        if (to < one.from || one.to < from) return [one]
        const before = one.from < from ? [{ ...one, to: addDays(from, -1) }] : []
        const after = to < one.to ? [{ ...one, from: addDays(to, 1) }] : []
        return [...before, ...after]
      }),
    [...exceptions],
  )

/**
 * When a shop is open in its mall: as the mall without hours of its own, else in its own week. The mall's special days are
 * added where it follows them, and its own go before those. Undefined where the mall's hours are not known.
 */
export function hoursInMall(
  own: OwnHours | null | undefined,
  mall: OpeningHours | null | undefined,
): OpeningHours | undefined {
  if (!own) return mall ?? undefined
  const { mallExceptions, ...hours } = own
  if (!mallExceptions || !mall) return hours
  // in runs no two lie over each other, so that cutting one does not make it go before another
  const inherited = exceptionsWithout(exceptionRuns(mall), hours.exceptions)
  return { ...hours, exceptions: [...inherited, ...hours.exceptions] }
}
