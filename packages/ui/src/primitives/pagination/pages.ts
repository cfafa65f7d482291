/** Number of pages; at least one, so that an empty list has a page too. */
export const pageCount = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize))

/** The nearest existing page; the first is 1. */
export const clampPage = (page: number, pages: number): number => Math.min(Math.max(1, page), pages)

/** First and last record of a page, counted from 1; 0 and 0 for an empty list. */
export function pageBounds(page: number, pageSize: number, count: number): { from: number; to: number } {
  const shown = clampPage(page, pageCount(count, pageSize))
  return { from: Math.min(count, (shown - 1) * pageSize + 1), to: Math.min(count, shown * pageSize) }
}

/** A page number, or a gap before or after the current page. */
export type PageStep = number | 'before' | 'after'

/**
 * Page numbers to show: first, last, the current one and its neighbours. Their number is constant, so that buttons do
 * not move under the pointer; a gap never replaces a single page.
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
