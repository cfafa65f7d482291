/**
 * Which element draws which row, by the rows' ids. A row keeps its element as long as it is drawn; one that comes into
 * sight takes over that of one that left, for new elements cost more of a frame than new words in old ones. Not that of
 * the row with the focus: the focus must move to be heard of.
 */
export function rowSlots(
  before: ReadonlyMap<string, number>,
  ids: readonly string[],
  focused?: string,
): Map<string, number> {
  const taken = new Set<number | undefined>(focused === undefined ? [] : [before.get(focused)])
  for (const id of ids) taken.add(before.get(id))
  let free = 0
  const slots = new Map<string, number>()
  for (const id of ids) {
    let slot = before.get(id)
    if (slot === undefined) {
      while (taken.has(free)) free++
      slot = free++
    }
    slots.set(id, slot)
  }
  return slots
}
