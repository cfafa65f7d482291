import { lazy, Suspense, useState } from 'react'
import type { Row } from '../../../shared/content/list/columns'
import type { ContentListState } from '../../../shared/content/list/use-content-list'
import { loadCode } from '../../../shared/i18n/load-code'

/** Loaded when the menu opens. */
const Item = lazy(async () => ({ default: (await loadCode(() => import('./print-hours-item'))).PrintHoursItem }))
const Sheet = lazy(async () => ({ default: (await loadCode(() => import('./hours-sheet'))).HoursSheet }))

type UsePrintHours = { title: string; list: Pick<ContentListState, 'table'> }

/** Prints the opening hours of the listed items: the menu item, and the sheet while printing. */
export function usePrintHours({ title, list }: UsePrintHours) {
  const [rows, setRows] = useState<readonly Row[]>()
  return {
    item: (
      <Suspense>
        <Item list={list} onLoad={setRows} />
      </Suspense>
    ),
    sheet: rows && (
      <Suspense>
        <Sheet title={title} rows={rows} onPrinted={() => setRows(undefined)} />
      </Suspense>
    ),
  }
}
