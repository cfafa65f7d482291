import { useControllable } from '../../internal/hooks/use-controllable'
import { clampPage, pageBounds, pageCount, pageSteps } from './pages'

export type UsePaginationProps = {
  /** Number of records on all pages. */
  count: number
  /** The current page; the first is 1. */
  value?: number
  /** @default 1 */
  defaultValue?: number
  onValueChange?: (page: number) => void
  pageSize?: number
  /** @default 25 */
  defaultPageSize?: number
  onPageSizeChange?: (pageSize: number) => void
  /** Number of neighbours on each side of the current page. @default 1 */
  neighbours?: number
}

/**
 * State of a pagination: current page, bounds and page numbers. A page that no longer exists becomes the nearest one.
 */
export function usePagination({
  count,
  value,
  defaultValue = 1,
  onValueChange,
  pageSize,
  defaultPageSize = 25,
  onPageSizeChange,
  neighbours = 1,
}: UsePaginationProps) {
  const [requested, setRequested] = useControllable(value, defaultValue, onValueChange)
  const [size, setSize] = useControllable(pageSize, defaultPageSize, onPageSizeChange)
  const pages = pageCount(count, size)
  const page = clampPage(requested, pages)
  const { from, to } = pageBounds(page, size, count)
  return {
    page,
    pages,
    from,
    to,
    pageSize: size,
    steps: pageSteps(page, pages, neighbours),
    goTo(next: number) {
      const target = clampPage(next, pages)
      if (target !== page) setRequested(target)
    },
    /** Goes to the page that contains the first record of the current one. */
    resize(next: number) {
      setSize(next)
      const at = Math.max(1, Math.ceil(from / next))
      if (at !== page) setRequested(at)
    },
  }
}
