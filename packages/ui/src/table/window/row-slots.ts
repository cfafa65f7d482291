/**
 * Maps row ids to the elements that draw them. A drawn row keeps its element; a new row reuses the element of a row that
 * left, since updating an element is cheaper than creating one. The focused row's element is not reused, because screen
 * readers announce a row only when the focus moves.
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
