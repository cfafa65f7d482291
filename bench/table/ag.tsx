import { AllCommunityModule, type ColDef, type GridApi, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useMemo, useState } from 'react'
import { all, fromTop, type Measured, only } from './grid'
import { columns, type Row } from './rows'

ModuleRegistry.registerModules([AllCommunityModule])

let api: GridApi<Row> | undefined

function Grid({ rows, language }: { rows: readonly Row[]; language: string }) {
  const [search, setSearch] = useState('')
  const columnDefs = useMemo<ColDef<Row>[]>(() => {
    // its own order is that of code points; its option for accents compares with a new collator each time
    const { compare } = new Intl.Collator(language, { numeric: true })
    return columns.map(([field, headerName]) => ({ field, headerName, flex: 1, comparator: compare }))
  }, [language])
  return (
    <>
      <input type="search" aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <div style={{ height: 760 }}>
        <AgGridReact<Row>
          rowData={rows as Row[]}
          columnDefs={columnDefs}
          getRowId={({ data }) => data.id}
          quickFilterText={search}
          cacheQuickFilter
          rowHeight={48}
          animateRows={false}
          onGridReady={(ready) => {
            api = ready.api
          }}
        />
      </div>
    </>
  )
}

/** The vertically scrolling element. */
function scrolling() {
  const found = all('[class*="ag-"]').find(
    (element) => element.scrollHeight > 1_000_000 && getComputedStyle(element).overflowY !== 'visible',
  )
  if (!found) throw new Error('Nothing scrolls')
  return found
}

export const measured: Measured = {
  Grid,
  scroller: () => scrolling(),
  names: () => fromTop(all('.ag-row [col-id="name"]')),
  count: () => api?.getDisplayedRowCount() ?? 0,
  sort: () => only('.ag-header-cell[col-id="name"] .ag-header-cell-label'),
  search: () => only('input[type="search"]'),
}
