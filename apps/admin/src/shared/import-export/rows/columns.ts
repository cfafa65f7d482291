import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Cell } from '@kiosk-admin/api-client/sheets'
import type { FieldWords } from '../../feature/feature'
import { joinList, joinWords, type Names, splitList, splitWords } from './names'
import { dayOf, numberOf, pairOf, timeOf } from './written-values'

/** Data for reading and writing cells. */
export type CellContext = {
  /** Languages of the mall, the required one first. */
  languages: readonly LanguageCode[]
  names: Readonly<Record<string, Names>>
}

/** Error codes of cells; each has a message. */
export type CellProblem =
  | 'noSuch'
  | 'several'
  | 'day'
  | 'clock'
  | 'number'
  | 'choice'
  | 'flag'
  | 'position'
  | 'hours'
  | 'specialDay'
  | 'noWeek'
  | 'action'
  | 'onlyNew'
  | 'url'
  | 'colour'
  | 'endsFirst'
  | 'overlap'
  | 'daysEndFirst'
  | 'notAllowed'

/** The error of a cell. Several errors of one field are an `AggregateError`. */
export class CellError extends Error {
  readonly head: string
  readonly problem: CellProblem
  /** The cell's text, or the allowed values. */
  readonly value: string
  constructor(head: string, problem: CellProblem, value: string) {
    super(`${head}: ${problem}`)
    this.head = head
    this.problem = problem
    this.value = value
  }
}

/** Reads each part of a field. Errors of several parts are thrown together, so that all of them are named at once. */
export function readEach<P, T>(parts: readonly P[], read: (part: P, index: number) => T): T[] {
  const values: T[] = []
  const errors: CellError[] = []
  for (const [index, part] of parts.entries()) {
    try {
      values.push(read(part, index))
    } catch (error) {
      errors.push(...cellErrorsOf(error))
    }
  }
  const [first, ...more] = errors
  if (first) throw more.length > 0 ? new AggregateError(errors) : first
  return values
}

/** Returns the errors of cells that reading a field threw; rethrows any other error. */
export function cellErrorsOf(error: unknown): CellError[] {
  if (error instanceof CellError) return [error]
  if (error instanceof AggregateError) return error.errors.flatMap(cellErrorsOf)
  throw error
}

/** A field of a record, in one or more columns of a file. */
export type Column = {
  field: string
  heads: (languages: readonly LanguageCode[]) => readonly string[]
  /** Returns a cell for each header. */
  write: (value: unknown, context: CellContext) => readonly Cell[]
  /** Parses the cells; missing columns are `undefined`. Returns `undefined` to keep the old or initial value. Without it the field is export-only. @throws {CellError | AggregateError} */
  read?: (cells: readonly (string | undefined)[], before: unknown, context: CellContext & { fresh: boolean }) => unknown
  /** Tells what is wrong with a value that could be read, but that the contract refuses, by the path of the error. */
  invalid?: (path: string) => CellProblem
  /** Resource that the cells reference. */
  refers?: string
  /** Label of a field that only one kind has, in each language. */
  label?: NonNullable<FieldWords['label']>
  /** Labels of the values of a choice, in each language. */
  labels?: NonNullable<FieldWords['choices']>
  /** Import-only, such as passwords. @default false */
  secret?: true
}

type SingleCell = {
  head: string
  write: (value: never, context: CellContext) => Cell
  read?: OneRead
  refers?: string
  /** Problem of a value that could be read, but that the contract refuses. */
  invalid?: CellProblem
}
type OneRead = (cell: string, context: CellContext & { fresh: boolean }) => unknown

/** Creates a column with a single cell. */
function singleCell(field: string, { head, write, read, refers, invalid }: SingleCell): Column {
  return {
    field,
    heads: () => [head],
    write: (value, context) => [value === null || value === undefined ? '' : write(value as never, context)],
    ...(read ? { read: ([cell], _, context) => (cell === undefined ? undefined : read(cell.trim(), context)) } : {}),
    ...(refers ? { refers } : {}),
    ...(invalid ? { invalid: () => invalid } : {}),
  }
}

/** Plain text; an empty cell clears the field. */
export const text = (field: string, invalid: CellProblem = 'notAllowed') =>
  singleCell(field, {
    head: field,
    invalid,
    write: (value: string) => value,
    read: (cell) => (cell === '' ? null : cell),
  })

/** Export-only value. */
export const exportOnly = (field: string) => singleCell(field, { head: field, write: (value: Cell) => value })

/** Creates a column for each language. */
function perLanguage<T>(field: string, write: (value: T) => string, read: (cell: string) => T | undefined): Column {
  return {
    field,
    heads: (languages) => languages.map((code) => `${field}.${code}`),
    write: (value, { languages }) =>
      languages.map((code) => {
        const text = (value as Partial<Record<LanguageCode, T>> | undefined)?.[code]
        return text === undefined ? '' : write(text)
      }),
    read(cells, before, { languages }) {
      if (cells.every((cell) => cell === undefined)) return undefined
      const texts = { ...(before as Partial<Record<LanguageCode, T>> | undefined) }
      for (const [index, code] of languages.entries()) {
        const cell = cells[index]
        if (cell === undefined) continue
        const value = read(cell.replaceAll(/\r\n?/g, '\n').trim())
        if (value === undefined) delete texts[code]
        else texts[code] = value
      }
      return texts
    },
  }
}

export const localised = (field: string) =>
  perLanguage<string>(
    field,
    (value) => value,
    (cell) => (cell === '' ? undefined : cell),
  )

const block = /<(?:p|br|h\d|ul|ol|blockquote|hr|table|div)\b/i
const tag = /<\/?[a-z][^>]*>/i

/** HTML of a cell: lines of text become paragraphs. */
function htmlOf(cell: string): string {
  if (!cell.includes('\n') || block.test(cell)) return cell
  const html = tag.test(cell) ? cell : cell.replaceAll(/&(?!#?\w+;)/g, '&amp;').replaceAll('<', '&lt;')
  const lines = html.split('\n').map((line) => line.trim())
  return lines.map((line) => line && `<p>${line}</p>`).join('')
}

/** Localised rich text as HTML; also read as lines of text. */
export const localisedRichText = (field: string) =>
  perLanguage<string>(
    field,
    (value) => value,
    (cell) => (cell === '' ? undefined : htmlOf(cell)),
  )

/** Localised list: `shoes | boots`. */
export const wordList = (field: string) =>
  perLanguage<readonly string[]>(field, joinWords, (cell) => (cell === '' ? undefined : splitWords(cell)))

/** Enumerated value, case-insensitive; an empty cell keeps the old value. */
export const choice = (field: string, values: readonly string[], labels: Column['labels'] = {}): Column => ({
  labels,
  ...singleCell(field, {
    head: field,
    write: (value: string) => value,
    read(cell) {
      if (cell === '') return undefined
      const value = values.find((one) => one.toLowerCase() === cell.toLowerCase())
      if (value === undefined) throw new CellError(field, 'choice', values.join(', '))
      return value
    },
  }),
})

/** Number; also read with a decimal comma. */
export const quantity = (field: string) =>
  singleCell(field, {
    head: field,
    invalid: 'notAllowed',
    write: (value: number) => value,
    read(cell) {
      if (cell === '') return null
      const number = numberOf(cell)
      if (number === undefined) throw new CellError(field, 'number', cell)
      return number
    },
  })

/** Boolean as `yes` or `no`, since spreadsheets translate `true`. */
export const flag = (field: string) =>
  singleCell(field, {
    head: field,
    write: (value: boolean) => (value ? 'yes' : 'no'),
    read: (cell) => parseFlag(cell, field),
  })

/** Parses `yes` or `no`; `undefined` for an empty cell. @throws {CellError} */
export function parseFlag(cell: string, head: string): boolean | undefined {
  if (cell === '') return undefined
  if (/^(yes|true|1)$/i.test(cell)) return true
  if (/^(no|false|0)$/i.test(cell)) return false
  throw new CellError(head, 'flag', cell)
}

/** Date, `2026-11-30`; also read as `30.11.2026`. */
export const day = (field: string) =>
  singleCell(field, {
    head: field,
    invalid: 'endsFirst',
    write: (value: string) => value,
    read(cell) {
      if (cell === '') return null
      const day = dayOf(cell)
      if (day === undefined) throw new CellError(field, 'day', cell)
      return day
    },
  })

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Time of day, `09:30`; also read as `9.30`. */
export const clock = (field: string) =>
  singleCell(field, {
    head: field,
    write: ({ hour, minute }: { hour: number; minute: number }) => `${twoDigits(hour)}:${twoDigits(minute)}`,
    read(cell) {
      if (cell === '') return null
      const time = timeOf(cell)
      if (time === undefined || time === '24:00') throw new CellError(field, 'clock', cell)
      const [hour, minute] = time.split(':').map(Number)
      return { hour, minute }
    },
  })

/** Two numbers in a cell, `59.3293, 18.0686`, which spreadsheets do not convert; also read with decimal commas, `59,3293; 18,0686`. */
export const pair = (field: string, first: string, second: string) =>
  singleCell(field, {
    head: field,
    invalid: 'position',
    write: (value: Record<string, number>) => `${value[first]}, ${value[second]}`,
    read(cell) {
      if (cell === '') return null
      const numbers = pairOf(cell)
      if (!numbers) throw new CellError(field, 'position', cell)
      return { [first]: numbers[0], [second]: numbers[1] }
    },
  })

/** Returns the id of the record that a cell references. @throws {CellError} */
export function resolveReference(head: string, resource: string, cell: string, { names }: CellContext): string {
  const found = names[resource]?.find(cell) ?? 'none'
  if (found === 'none') throw new CellError(head, 'noSuch', cell)
  if (found === 'several') throw new CellError(head, 'several', cell)
  return found.id
}

const nameOf = (resource: string, id: string, { names }: CellContext) => names[resource]?.textOf(id) ?? id

/** Reference by name, or by path of names in a tree. */
export const reference = (field: string, head: string, refers: string) =>
  singleCell(field, {
    head,
    refers,
    write: (id: string, context) => nameOf(refers, id, context),
    read: (cell, context) => (cell === '' ? null : resolveReference(head, refers, cell, context)),
  })

/** References: `Fashion > Shoes | Sport`. */
export const references = (field: string, head: string, refers: string) =>
  singleCell(field, {
    head,
    refers,
    write: (ids: readonly string[], context) => joinList(ids.map((id) => nameOf(refers, id, context))),
    // a new record keeps its initial value, such as the category of the open list
    read: (cell, context) =>
      cell === '' && context.fresh
        ? undefined
        : readEach(splitList(cell), (text) => resolveReference(head, refers, text, context)),
  })

/** Returns the header for an error path: `name.se`, `categoryIds.0`, `openingHours.week.mon.0`. */
export function headAt(columns: readonly Column[], path: string, languages: readonly LanguageCode[]): string {
  const parts = path.split('.')
  const heads = columns.find(({ field }) => field === parts[0])?.heads(languages) ?? []
  return heads.find((head) => parts.includes(head.split('.')[1] ?? '')) ?? heads[0] ?? path
}
