import type { ItemHours } from '@kiosk-admin/api-client'
import { exceptionSlotsOn, type Hours, weeklySlotsOn } from '@kiosk-admin/wayfinding'

/**
 * The hours of a record on some days, each as a special day of its own: its own special days come before the mall's, which it
 * may follow, and those before its week. Without own hours they are the mall's; `null` if nothing is known.
 */
export function hoursInMall(
  { own, mall }: { own: ItemHours | null; mall: Hours | null },
  days: readonly string[],
): Hours | null {
  const hours = own ?? mall
  if (!hours) return null
  const special = own?.mallExceptions ? mall : null
  return {
    ...hours,
    exceptions: days.map((day) => ({
      from: day,
      to: day,
      slots: exceptionSlotsOn(hours, day) ?? (special && exceptionSlotsOn(special, day)) ?? weeklySlotsOn(hours, day),
    })),
  }
}
