import { useEffect, useRef } from 'react'
import type { TableLabels } from '#labels/table'
import { same } from '../../internal/same'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { ColumnModel, SortRule } from '../model/columns'
import type { DataTableState } from '../model/use-data-table'

/** Delay of announcements in milliseconds: screen readers echo typed letters first. */
const PAUSE = 400

function sortText(columns: readonly ColumnModel<never>[], sort: readonly SortRule[], t: TableLabels): string {
  const parts = sort.flatMap(({ id, desc }) => {
    const header = columns.find((column) => column.id === id)?.header
    return header === undefined ? [] : [desc ? t.descending(header) : t.ascending(header)]
  })
  return parts.length > 0 ? t.sortedBy(parts.join('; ')) : t.notSorted
}

/** Announces sorting and the number of found rows, once sorting and filtering are done. */
export function useTableAnnouncements<Row>(
  { sort, search, filters, foundCount: shown, total, working, filtered, allColumns }: DataTableState<Row>,
  t: TableLabels,
  announce: (text: string) => void,
) {
  const { locale } = useKioskUi()
  const nothing = shown === 0 && total > 0 && filtered
  const last = useRef<{ sort: unknown; found: unknown }>(undefined)
  useEffect(() => {
    if (working) return
    const now = { sort, found: { search: search.trim(), filters } }
    const before = last.current
    if (!before) {
      last.current = now
      return
    }
    const text = (count: number) => numberFormat(locale).format(count)
    const parts = [
      ...(same(before.sort, now.sort) ? [] : [sortText(allColumns, sort, t)]),
      ...(same(before.found, now.found)
        ? []
        : [nothing ? t.nothingFound(search.trim()) : t.rowsShown(text(shown), text(total), total)]),
    ]
    if (parts.length === 0) {
      last.current = now
      return
    }
    const timer = setTimeout(() => {
      last.current = now
      announce(parts.join('. '))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [sort, search, filters, shown, nothing, total, working, allColumns, locale, t, announce])
}
