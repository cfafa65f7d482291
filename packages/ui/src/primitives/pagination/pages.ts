/** How many pages there are; one at least, so that an empty list has a page too. */
export const pageCount = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize))

/** The nearest page that exists; the first is 1. */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(1, page), pages)

/** What a page shows of `count` records: the first and the last, counted from 1. An empty list shows 0 to 0. */
export function pageBounds(page: number, pageSize: number, count: number): { from: number; to: number } {
  const shown = clampPage(page, pageCount(count, pageSize))
  return { from: Math.min(count, (shown - 1) * pageSize + 1), to: Math.min(count, shown * pageSize) }
}

/** 'before' and 'after' stand for the pages that are left out on either side of the shown one. */
export type PageStep = number | 'before' | 'after'

/**
 * The pages that are offered: first, last, and the shown one with its neighbours. As many at every page, so that
 * nothing moves under the pointer; a gap never stands for a single page.
 */
export function pageSteps(page: number, pages: number, neighbours = 1): PageStep[] {
  const room = 2 * neighbours + 5
  if (pages <= room) return steps(1, pages)
  const edge = room - 2
  if (page <= neighbours + 3) return [...steps(1, edge), 'after', pages]
  if (page >= pages - neighbours - 2) return [1, 'before', ...steps(pages - edge + 1, pages)]
  return [1, 'before', ...steps(page - neighbours, page + neighbours), 'after', pages]
}

const steps = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
