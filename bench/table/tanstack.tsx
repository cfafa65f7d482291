import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'
import { all, fromTop, type Measured, only } from './grid'
import { columns, folded, type Row, wordsOf } from './rows'

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})

const helper = createColumnHelper<typeof features, Row>()

let count = 0

/** TanStack Table with TanStack Virtual as in its example of virtual rows: a table of grid rows. */
function Table({ rows, language }: { rows: readonly Row[]; language: string }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [data] = useState(() => [...rows])
  const [search, setSearch] = useState('')
  const described = useMemo(() => {
    // its own orders are those of code points
    const { compare } = new Intl.Collator(language, { numeric: true })
    return helper.columns([
      ...columns.map(([id, header]) =>
        helper.accessor((row) => row[id], {
          id,
          header,
          sortDescFirst: false,
          sortFn: (a, b) => compare(a.original[id], b.original[id]),
        }),
      ),
      // a search over all columns; values of accessors are kept
      helper.accessor(folded, {
        id: 'text',
        filterFn: (row, id, words: string[]) => words.every((word) => row.getValue<string>(id).includes(word)),
      }),
    ])
  }, [language])
  const table = useTable({ features, columns: described, data, getRowId: ({ id }) => id })
  const found = table.getRowModel().rows
  count = found.length
  const list = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 48,
    overscan: 5,
  })
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          table.getColumn('text')?.setFilterValue(wordsOf(target.value))
        }}
      />
      <div id="scroller" ref={scroller} style={{ height: 760, overflow: 'auto', position: 'relative' }}>
        <table style={{ display: 'grid' }}>
          <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: 'white' }}>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} style={{ display: 'flex' }}>
                {group.headers.slice(0, columns.length).map((header) => (
                  <th key={header.id} style={{ flex: 1 }}>
                    <button
                      type="button"
                      data-sort={header.column.id}
                      onClick={header.column.getToggleSortingHandler()}
                    >
                      <table.FlexRender header={header} />
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody style={{ display: 'grid', height: list.getTotalSize(), position: 'relative' }}>
            {list.getVirtualItems().map(({ index, start }) => {
              const row = found[index]
              return (
                row && (
                  <tr
                    key={row.id}
                    style={{
                      display: 'flex',
                      position: 'absolute',
                      width: '100%',
                      height: 48,
                      transform: `translateY(${start}px)`,
                    }}
                  >
                    {row
                      .getAllCells()
                      .slice(0, columns.length)
                      .map((cell) => (
                        <td key={cell.id} className={cell.column.id} style={{ flex: 1 }}>
                          <table.FlexRender cell={cell} />
                        </td>
                      ))}
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

export const measured: Measured = {
  Grid: Table,
  scroller: () => only('#scroller'),
  names: () => fromTop(all('td.name')),
  count: () => count,
  sort: () => only('[data-sort="name"]'),
  search: () => only('input[type="search"]'),
}
