// Maps the scroll position of a list to a position in its rows, for lists above the browser's limit of height.

/** Pixels of the highest list. Browsers limit an element: Firefox to 17.9 million pixels, Chromium and Safari to 33.5. */
export const MAX_HEIGHT = 15_000_000

/** Pixels at both ends in which a scrolled pixel is a pixel of rows, so that the ends are reached exactly. */
export const EDGE = 100_000

/** The mapping between an element's scroll position and a longer list. */
export interface ScrollScale {
  /** Pixels of the scrolled element. */
  height: number
  /** Pixels into the rows at a scroll position. */
  positionAt: (scrolled: number) => number
  /** The scroll position of a pixel of the rows. */
  scrollOf: (position: number) => number
  /** The offset after a scroll event. */
  step: (step: ScrollStep) => ScrollOffset
}

export interface ScrollStep {
  scrolled: number
  /** Pixels scrolled since the last step; undefined for the first. */
  by: number | undefined
  /** Pixels of a window. */
  view: number
  /** The offset so far. */
  offset: number
}

export interface ScrollOffset {
  /** Position in the rows less the scroll position. */
  offset: number
  /** A scroll position to set with this offset, for the same rows. Otherwise short steps could make an end unreachable. */
  scrollTo?: number
}

/** Creates the scale of a list with `total` pixels of rows; undefined up to `MAX_HEIGHT`. */
export function createScrollScale(total: number): ScrollScale | undefined {
  if (total <= MAX_HEIGHT) return undefined
  const height = MAX_HEIGHT
  const hidden = total - height
  const factor = (total - 2 * EDGE) / (height - 2 * EDGE)

  const positionAt = (scrolled: number) =>
    scrolled <= EDGE ? scrolled : scrolled >= height - EDGE ? scrolled + hidden : EDGE + (scrolled - EDGE) * factor
  const scrollOf = (position: number) =>
    position <= EDGE ? position : position >= total - EDGE ? position - hidden : EDGE + (position - EDGE) / factor

  // A short way moves the rows by the same pixels, so that wheels and fingers move them evenly; a long way, of a
  // scrollbar, moves them in proportion.
  function step({ scrolled, by, view, offset }: ScrollStep): ScrollOffset {
    const proportional = positionAt(scrolled)
    if (by === undefined || Math.abs(by) > 2 * view) return { offset: proportional - scrolled }
    // fewer rows than before may end above
    const position = Math.min(scrolled + offset, Math.max(total - view, proportional))
    const scrollTo = scrollOf(position)
    const drift = Math.abs(scrollTo - scrolled)
    const nearEnd = scrolled < 2 * view || scrolled > height - 3 * view
    if (drift < 1 || (drift < EDGE / 2 && !nearEnd)) return { offset: position - scrolled }
    return { offset: position - scrollTo, scrollTo }
  }
  return { height, positionAt, scrollOf, step }
}
