/** The selected slides, the active one and the anchor of a range. */
export type StripSelection = {
  /** In the order of the strip; never empty while there are slides. */
  ids: readonly string[]
  /** The slide on the stage. */
  active: string | undefined
  /** Start of a range. */
  anchor: string | undefined
}

export const chooseOnly = (id: string | undefined): StripSelection => ({
  ids: id === undefined ? [] : [id],
  active: id,
  anchor: id,
})

/** Adds or removes a slide; the last one stays selected. */
export function toggleSlide(order: readonly string[], selection: StripSelection, id: string): StripSelection {
  const chosen = selection.ids.includes(id)
  if (chosen && selection.ids.length === 1) return { ...selection, active: id, anchor: id }
  const ids = order.filter((one) => (one === id ? !chosen : selection.ids.includes(one)))
  const active = chosen ? nearest(order, ids, id) : id
  return { ids, active, anchor: id }
}

/** Selects the range from the anchor to a slide. */
export function rangeTo(order: readonly string[], selection: StripSelection, id: string): StripSelection {
  const anchor = selection.anchor !== undefined && order.includes(selection.anchor) ? selection.anchor : id
  const [first, last] = [order.indexOf(anchor), order.indexOf(id)].sort((one, other) => one - other)
  return { ids: order.slice(first, (last ?? 0) + 1), active: id, anchor }
}

export const chooseAll = (order: readonly string[], { active }: StripSelection): StripSelection => ({
  ids: [...order],
  active: active ?? order[0],
  anchor: order[0],
})

/** Selection after slides were removed: the active slide becomes the one that took the first removed one's place. */
export function keptSelection(
  before: readonly string[],
  order: readonly string[],
  selection: StripSelection,
): StripSelection {
  const ids = order.filter((id) => selection.ids.includes(id))
  const { active, anchor } = selection
  if (active !== undefined && order.includes(active)) {
    return {
      ids: ids.length > 0 ? ids : [active],
      active,
      anchor: anchor !== undefined && order.includes(anchor) ? anchor : active,
    }
  }
  return ids.length > 0
    ? { ids, active: ids[0], anchor: ids[0] }
    : chooseOnly(active === undefined ? order[0] : nearest(before, order, active))
}

/** The slide after a removed one, otherwise the one before it. */
function nearest(before: readonly string[], left: readonly string[], id: string): string | undefined {
  const at = before.indexOf(id)
  return (
    before.slice(at).find((one) => left.includes(one)) ??
    before
      .slice(0, Math.max(at, 0))
      .reverse()
      .find((one) => left.includes(one)) ??
    left[0]
  )
}
