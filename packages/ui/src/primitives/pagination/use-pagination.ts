import { useControllable } from '../../internal/hooks/use-controllable'
import { clampPage, pageBounds, pageCount, pageSteps } from './pages'

export type UsePaginationProps = {
  /** How many records there are on all pages. */
  count: number
  /** The shown page; the first is 1. */
  value?: number
  /** @default 1 */
  defaultValue?: number
  onValueChange?: (page: number) => void
  pageSize?: number
  /** @default 25 */
  defaultPageSize?: number
  onPageSizeChange?: (pageSize: number) => void
  /** Pages that are offered on either side of the shown one. @default 1 */
  neighbours?: number
}

/** Which page is shown, what is on it, and which pages are offered. Of a page that is gone the nearest is shown. */
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
  const [wanted, setWanted] = useControllable(value, defaultValue, onValueChange)
  const [size, setSize] = useControllable(pageSize, defaultPageSize, onPageSizeChange)
  const pages = pageCount(count, size)
  const page = clampPage(wanted, pages)
  const { from, to } = pageBounds(page, size, count)
  return {
    page,
    pages,
    from,
    to,
    pageSize: size,
    steps: pageSteps(page, pages, neighbours),
    goTo(next: number) {
      const known = clampPage(next, pages)
      if (known !== page) setWanted(known)
    },
    /** Stays at the record that the page began with. */
    resize(next: number) {
      setSize(next)
      const at = Math.max(1, Math.ceil(from / next))
      if (at !== page) setWanted(at)
    },
  }
}
