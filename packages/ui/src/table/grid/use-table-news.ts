import { useEffect, useRef } from 'react'
import { same } from '../../internal/same'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { TableLabels } from '../labels/en'
import type { ColumnModel, SortRule } from '../model/columns'
import type { DataTableState } from '../model/use-data-table'

/** Letters that are typed are read out themselves; what they found is said after the last one. */
const PAUSE = 400

function sortText(columns: readonly ColumnModel<never>[], sort: readonly SortRule[], t: TableLabels): string {
  const parts = sort.flatMap(({ id, desc }) => {
    const header = columns.find((column) => column.id === id)?.header
    return header === undefined ? [] : [desc ? t.descending(header) : t.ascending(header)]
  })
  return parts.length > 0 ? t.sortedBy(parts.join('; ')) : t.notSorted
}

/** Says how the rows are sorted and how many were found, once sorting and filters are done. */
export function useTableNews<Row>(
  { sort, search, filters, found, total, working, filtered, allColumns }: DataTableState<Row>,
  t: TableLabels,
  announce: (text: string) => void,
) {
  const { locale } = useKioskUi()
  const shown = found.length
  const nothing = shown === 0 && total > 0 && filtered
  const last = useRef<{ sort: unknown; sought: unknown }>(undefined)
  useEffect(() => {
    if (working) return
    const now = { sort, sought: { search: search.trim(), filters } }
    const before = last.current
    if (!before) {
      last.current = now
      return
    }
    const text = (count: number) => numberFormat(locale).format(count)
    const news = [
      ...(same(before.sort, now.sort) ? [] : [sortText(allColumns, sort, t)]),
      ...(same(before.sought, now.sought)
        ? []
        : [nothing ? t.nothingFound(search.trim()) : t.rowsShown(text(shown), text(total), total)]),
    ]
    if (news.length === 0) {
      last.current = now
      return
    }
    const timer = setTimeout(() => {
      last.current = now
      announce(news.join('. '))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [sort, search, filters, shown, nothing, total, working, allColumns, locale, t, announce])
}
