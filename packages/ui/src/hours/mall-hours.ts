import { addDays, type IsoDate } from '../theme/days'
import { exceptionRuns } from './exception-runs'
import type { HoursException, OpeningHours } from './opening-hours'

/** A shop's own hours, which may follow the mall's special days. */
export type OwnHours = OpeningHours & { mallExceptions?: boolean | undefined }

type Days = { from: IsoDate; to: IsoDate }

/** Removes days from exceptions; an exception around them is split. */
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
 * The effective hours of a shop: the mall's without own hours, else its own week. If it follows the mall's special
 * days, these are added after its own. Undefined if the mall's hours are unknown.
 */
export function hoursInMall(
  own: OwnHours | null | undefined,
  mall: OpeningHours | null | undefined,
): OpeningHours | undefined {
  if (!own) return mall ?? undefined
  const { mallExceptions, ...hours } = own
  if (!mallExceptions || !mall) return hours
  // runs do not overlap, so splitting does not change their precedence
  const inherited = exceptionsWithout(exceptionRuns(mall), hours.exceptions)
  return { ...hours, exceptions: [...inherited, ...hours.exceptions] }
}
