import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Cell } from '@kiosk-admin/api-client/sheets'
import { listOf, listText, type Names, wordsOf, wordsText } from './names'

/** What a cell is read and written with. */
export type CellContext = {
  /** The mall's, the required one first. */
  languages: readonly LanguageCode[]
  names: Readonly<Record<string, Names>>
}

/** Why a cell could not be read; each has a sentence in the messages. */
export type CellProblem =
  | 'noSuch'
  | 'several'
  | 'day'
  | 'clock'
  | 'choice'
  | 'flag'
  | 'position'
  | 'hours'
  | 'specialDay'
  | 'noWeek'
  | 'action'
  | 'onlyNew'

export class CellError extends Error {
  readonly head: string
  readonly problem: CellProblem
  /** What stands in the cell, or what may. */
  readonly given: string
  constructor(head: string, problem: CellProblem, given: string) {
    super(`${head}: ${problem}`)
    this.head = head
    this.problem = problem
    this.given = given
  }
}

/** One field of a record, in one column of a file or in several. */
export type Column = {
  field: string
  heads: (languages: readonly LanguageCode[]) => readonly string[]
  /** What stands under each of its heads. */
  write: (value: unknown, context: CellContext) => readonly Cell[]
  /**
   * The field's value from its cells; a cell is undefined where the file has no such column. `undefined` keeps what is
   * there, or is given at first. Without it the field is only exported.
   * @throws {CellError}
   */
  read?: (cells: readonly (string | undefined)[], before: unknown, context: CellContext & { fresh: boolean }) => unknown
  /** The resource that its cells name. */
  refers?: string
  /** Never leaves the server: it is taken in, and not given out. @default false */
  secret?: true
}

type One = { head: string; write: (value: never, context: CellContext) => Cell; read?: OneRead; refers?: string }
type OneRead = (cell: string, context: CellContext & { fresh: boolean }) => unknown

/** A field in one cell. */
function one(field: string, { head, write, read, refers }: One): Column {
  return {
    field,
    heads: () => [head],
    write: (value, context) => [value === null || value === undefined ? '' : write(value as never, context)],
    ...(read ? { read: ([cell], _, context) => (cell === undefined ? undefined : read(cell.trim(), context)) } : {}),
    ...(refers ? { refers } : {}),
  }
}

/** Plain text; an empty cell empties the field. */
export const text = (field: string) =>
  one(field, { head: field, write: (value: string) => value, read: (cell) => (cell === '' ? null : cell) })

/** Only written: a fact that no form changes. */
export const fact = (field: string) => one(field, { head: field, write: (value: Cell) => value })

/** A column for each language, made of what one language has. */
function perLanguage<T>(field: string, write: (value: T) => string, read: (cell: string) => T | undefined): Column {
  return {
    field,
    heads: (languages) => languages.map((code) => `${field}.${code}`),
    write: (value, { languages }) =>
      languages.map((code) => {
        const here = (value as Partial<Record<LanguageCode, T>> | undefined)?.[code]
        return here === undefined ? '' : write(here)
      }),
    read(cells, before, { languages }) {
      if (cells.every((cell) => cell === undefined)) return undefined
      const texts = { ...(before as Partial<Record<LanguageCode, T>> | undefined) }
      for (const [index, code] of languages.entries()) {
        const cell = cells[index]
        if (cell === undefined) continue
        const value = read(cell.replaceAll('\r\n', '\n').trim())
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

/** A list of words for each language: `shoes | boots`. */
export const words = (field: string) =>
  perLanguage<readonly string[]>(field, wordsText, (cell) => (cell === '' ? undefined : wordsOf(cell)))

/** One of a few words, in any case; an empty cell keeps what is there. */
export const choice = (field: string, values: readonly string[]) =>
  one(field, {
    head: field,
    write: (value: string) => value,
    read(cell) {
      if (cell === '') return undefined
      const value = values.find((one) => one.toLowerCase() === cell.toLowerCase())
      if (value === undefined) throw new CellError(field, 'choice', values.join(', '))
      return value
    },
  })

/** `yes` or `no`: a spreadsheet turns `true` into a word of its own language. */
export const flag = (field: string) =>
  one(field, {
    head: field,
    write: (value: boolean) => (value ? 'yes' : 'no'),
    read: (cell) => flagOf(cell, field),
  })

/** What a cell says of yes or no; undefined where it is empty. @throws {CellError} */
export function flagOf(cell: string, head: string): boolean | undefined {
  if (cell === '') return undefined
  if (/^(yes|true|1)$/i.test(cell)) return true
  if (/^(no|false|0)$/i.test(cell)) return false
  throw new CellError(head, 'flag', cell)
}

/** A day, `2026-11-30`. */
export const day = (field: string) =>
  one(field, {
    head: field,
    write: (value: string) => value,
    read(cell) {
      if (cell !== '' && !/^\d{4}-\d\d-\d\d$/.test(cell)) throw new CellError(field, 'day', cell)
      return cell === '' ? null : cell
    },
  })

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A time of day, `09:30`. */
export const clock = (field: string) =>
  one(field, {
    head: field,
    write: ({ hour, minute }: { hour: number; minute: number }) => `${twoDigits(hour)}:${twoDigits(minute)}`,
    read(cell) {
      if (cell === '') return null
      const [, hour, minute] = /^(\d{1,2}):(\d\d)(?::00)?$/.exec(cell) ?? []
      if (hour === undefined) throw new CellError(field, 'clock', cell)
      return { hour: Number(hour), minute: Number(minute) }
    },
  })

/** Two numbers, `59.3293, 18.0686`, in one cell: no spreadsheet takes it for a number or a day of its own. */
export const pair = (field: string, first: string, second: string) =>
  one(field, {
    head: field,
    write: (value: Record<string, number>) => `${value[first]}, ${value[second]}`,
    read(cell) {
      if (cell === '') return null
      const [, one, other] = /^(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)$/.exec(cell) ?? []
      if (one === undefined) throw new CellError(field, 'position', cell)
      return { [first]: Number(one), [second]: Number(other) }
    },
  })

/** The record that a cell names. @throws {CellError} */
export function named(head: string, resource: string, cell: string, { names }: CellContext): string {
  const found = names[resource]?.find(cell) ?? 'none'
  if (found === 'none') throw new CellError(head, 'noSuch', cell)
  if (found === 'several') throw new CellError(head, 'several', cell)
  return found.id
}

const nameOf = (resource: string, id: string, { names }: CellContext) => names[resource]?.textOf(id) ?? id

/** Another record by its name, or by its path of names in a tree. */
export const reference = (field: string, head: string, refers: string) =>
  one(field, {
    head,
    refers,
    write: (id: string, context) => nameOf(refers, id, context),
    read: (cell, context) => (cell === '' ? null : named(head, refers, cell, context)),
  })

/** Several of them: `Fashion > Shoes | Sport`. */
export const references = (field: string, head: string, refers: string) =>
  one(field, {
    head,
    refers,
    write: (ids: readonly string[], context) => listText(ids.map((id) => nameOf(refers, id, context))),
    // a new one begins where it is made, such as in the category whose list is open
    read: (cell, context) =>
      cell === '' && context.fresh ? undefined : listOf(cell).map((text) => named(head, refers, text, context)),
  })

/** The head that an error at a path of the record is about: `name.se`, `categoryIds.0`, `openingHours.week.mon.0`. */
export function headAt(columns: readonly Column[], path: string, languages: readonly LanguageCode[]): string {
  const parts = path.split('.')
  const heads = columns.find(({ field }) => field === parts[0])?.heads(languages) ?? []
  return heads.find((head) => parts.includes(head.split('.')[1] ?? '')) ?? heads[0] ?? path
}
