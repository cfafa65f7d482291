import { fold } from '../../internal/fold'
import { addDays, type IsoDate, isDay, startOfDay } from '../../theme/days'
import type { ColumnFilter } from '../model/column-filter'
import { type CellValue, type ColumnModel, type TableFilters, textOf } from '../model/columns'
import { textToRange } from '../model/filter-range'

export function hasFilters(filters: TableFilters): boolean {
  return Object.values(filters).some((accepted) => accepted?.length)
}

/**
 * Creates a predicate for rows that match all filtered columns. A column's own `filter` is tested for each value,
 * otherwise `filterBy` applies, otherwise the cell's text must equal a value.
 */
export function createFilter<Row>(
  columns: readonly ColumnModel<Row>[],
  filters: TableFilters,
  timeZone: string,
): (row: Row) => boolean {
  const tests = columns.flatMap((column) => {
    const accepted = filters[column.id]
    return accepted?.length ? [createTest(column, accepted, timeZone)] : []
  })
  return (row) => tests.every((test) => test(row))
}

function createTest<Row>({ value, filter, filterBy }: ColumnModel<Row>, accepted: readonly string[], timeZone: string) {
  if (filter) return (row: Row) => accepted.some((one) => filter(row, one))
  const test = createCellTest(filterBy?.kind, accepted, timeZone)
  return (row: Row) => test(value(row))
}

function createCellTest(
  kind: ColumnFilter['kind'] | undefined,
  accepted: readonly string[],
  timeZone: string,
): (cell: CellValue) => boolean {
  const range = textToRange(accepted[0])
  switch (kind) {
    case 'text': {
      const folded = accepted.map(fold)
      return (cell) => folded.some((one) => fold(textOf(cell)).includes(one))
    }
    case 'number': {
      const [least, most] = [numberOr(range.from, -Infinity), numberOr(range.to, Infinity)]
      return (cell) => typeof cell === 'number' && cell >= least && cell <= most
    }
    case 'date': {
      const first = range.from === '' ? -Infinity : dayStart(range.from, timeZone)
      const after = range.to === '' ? Infinity : dayStart(range.to, timeZone, 1)
      return (cell) => {
        if (cell instanceof Date) return cell.getTime() >= first && cell.getTime() < after
        const day = textOf(cell).slice(0, 10)
        return day !== '' && (range.from === '' || day >= range.from) && (range.to === '' || day <= range.to)
      }
    }
    default:
      return (cell) => accepted.includes(textOf(cell))
  }
}

const numberOr = (text: string, open: number) => (text === '' || Number.isNaN(Number(text)) ? open : Number(text))

/** Start of a day in a zone, optionally some days later; not always midnight, because of clock changes. */
export function dayStart(day: IsoDate, timeZone: string, later = 0): number {
  if (!isDay(day)) return later > 0 ? Infinity : -Infinity
  return startOfDay(addDays(day, later), timeZone).getTime()
}
