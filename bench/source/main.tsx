import { KioskUiProvider } from '@kiosk-admin/ui'
import {
  createRowSource,
  DataTable,
  type DataTableColumn,
  type RowSource,
  type RowsAnswer,
  type RowsRequest,
  useDataTable,
} from '@kiosk-admin/ui/table'
import { createRoot } from 'react-dom/client'
import '@kiosk-admin/ui/styles.css'
import { frame, until } from '../page'
import { all, only } from '../table/grid'
import { columns, makeRows, type Row } from '../table/rows'

const FRAMES = 240
const JUMPS = 40
/** Milliseconds until the server answers. */
const ANSWER = 30

const tableColumns: DataTableColumn<Row>[] = columns.map(([id, header]) => ({ id, header, value: (row) => row[id] }))
const rowId = ({ id }: Row) => id

/** Names of this many rows are enough: their numbers make them different. */
const sample = makeRows(1000)

function serverOf(count: number) {
  const rowAt = (index: number): Row => {
    const row = sample[index % sample.length] as Row
    return { ...row, id: String(index), name: `${row.name} ${index + 1}` }
  }
  return async ({ start, end }: RowsRequest): Promise<RowsAnswer<Row>> => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER))
    const length = Math.max(0, Math.min(end, count) - start)
    return { rows: Array.from({ length }, (_, at) => rowAt(start + at)), rowCount: count }
  }
}

type TableProps = { rows: readonly Row[] } | { source: RowSource<Row> }

function Table(props: TableProps) {
  const table = useDataTable<Row>({ ...props, columns: tableColumns, rowId })
  return (
    <DataTable.Root table={table} label="Shops">
      <DataTable.Grid />
    </DataTable.Root>
  )
}

const rowsInSight = () => {
  const { bottom } = only('#scroller').getBoundingClientRect()
  return all('[data-slot=data-table-row]').filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > 40 && box.top < bottom
  })
}

const allInSight = () => rowsInSight().length >= 15

async function measure(name: string, count: number) {
  const source = name === 'source' ? createRowSource<Row>({ load: serverOf(count) }) : undefined
  const props: TableProps = source ? { source } : { rows: makeRows(count) }
  await document.fonts.load('13px "Overpass Variable"')
  await frame()
  await frame()

  const mountStart = performance.now()
  createRoot(only('#root')).render(
    <KioskUiProvider locale="sv-SE">
      <div id="scroller" style={{ height: 800, overflow: 'auto' }}>
        <Table {...props} />
      </div>
    </KioskUiProvider>,
  )
  const mount = (await until(allInSight)) - mountStart

  const scroller = only('#scroller')
  const frames: number[] = []
  let drawn = 0
  let kept = 0
  const look = () => {
    drawn = Math.max(drawn, all('[role=row]').length)
    kept = Math.max(kept, source ? source.state().list.rows.length : count)
  }
  let before = await frame()
  for (let step = 0; step < FRAMES; step++) {
    scroller.scrollTop += 300
    const now = await frame()
    frames.push(now - before)
    before = now
    look()
  }

  const jumps: number[] = []
  for (let jump = 1; jump <= JUMPS; jump++) {
    const start = performance.now()
    scroller.scrollTop = (scroller.scrollHeight * ((jump * 7919) % 9973)) / 9973
    await frame()
    jumps.push((await until(allInSight)) - start)
    look()
  }

  only('[role=rowheader]').focus()
  const endStart = performance.now()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', ctrlKey: true, bubbles: true }))
  const atEnd = () => all(`[data-slot=data-table-row][aria-rowindex="${count + 1}"]`).length > 0 && allInSight()
  const end = (await until(atEnd)) - endStart
  return { mount, frames, jumps, end, drawn, kept }
}

Object.assign(window, { measure })
