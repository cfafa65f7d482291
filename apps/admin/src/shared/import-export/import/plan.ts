// Compares the rows of an import file with stored records: new, changed, unchanged, left out or invalid.

import { type FieldError, fieldErrorOf, type LanguageCode } from '@kiosk-admin/api-client'
import type { StoredRow } from '../../../data/content/import-export-store'
import { newId } from '../../new-id'
import { type CellContext, type CellProblem, type Column, cellErrorsOf, headAt } from '../rows/columns'
import { type Body, ID, nameIn, type Subject } from '../rows/subject'
import { cellKey, headKeys } from './file-language'
import type { CsvRow } from './parse-csv'

/** Reasons why a row of a file cannot be imported. */
type RowProblem = 'noId' | 'sameName' | 'twice'

export type RowError = {
  /** Header of the column. */
  head: string
  problem: CellProblem | RowProblem | FieldError
  /** The cell's text, or the allowed values. */
  value?: string
}

export type CellChange = { head: string; before: string; after: string }

export type Planned = {
  /** Row number as in spreadsheets. */
  row: number
  name: string
  /** `leftOut` names the new record of an earlier row. */
  state: 'new' | 'changed' | 'same' | 'leftOut' | 'wrong'
  /** The row that makes the record of a row that is left out. */
  madeBy?: number | undefined
  /** Whether the row was matched by name instead of by id. */
  byName: boolean
  /** Id of the stored or new record. New ids are fixed here, so that a retry creates no duplicate. */
  id: string
  /** The stored record; `undefined` for a new one. */
  before: StoredRow | undefined
  body: Body
  changes: readonly CellChange[]
  errors: readonly RowError[]
  /** Cells as in the file. */
  cells: readonly string[]
}

/** Whether rows that name the same new record make one record, by the first of them, or one each. */
export type Repeats = 'one' | 'each'

/** A new record that several rows name. */
export type Repeated = { name: string; rows: readonly number[] }

export type Plan = {
  /** Headers as in the file. */
  heads: readonly string[]
  rows: readonly Planned[]
  /** Headers of ignored columns. */
  unread: readonly string[]
}

type Found = { before: StoredRow | undefined; byName: boolean; errors: RowError[] }
type CellOf = (head: string) => string | undefined

const sameText = (text: string) => text.trim().normalize().toLowerCase()

/** The keys of a file's columns; a localised column without a language is that of the mall's first language. */
function keysOf(heads: readonly string[], { columns }: Subject, languages: readonly LanguageCode[]) {
  const known = new Set(columns.flatMap((column) => column.heads(languages)).map((head) => head.toLowerCase()))
  const keyOf = headKeys(columns)
  const keys = heads.map((head) => keyOf(head).toLowerCase())
  return keys.map((key) => {
    const inFirst = `${key}.${languages[0]}`
    return !known.has(key) && known.has(inFirst) && !keys.includes(inFirst) ? inFirst : key
  })
}

/** Returns a lookup of cells by header; `undefined` for missing columns. */
function cellsOf(keys: readonly string[], { columns }: Subject) {
  const place = new Map(keys.map((key, index) => [key, index]))
  return ({ cells }: CsvRow): CellOf =>
    (name) => {
      const index = place.get(name.toLowerCase())
      return index === undefined ? undefined : cellKey(columns, name, cells[index] ?? '')
    }
}

/** Returns a function that matches a row to a record, by id or else by name. */
function createFinder(subject: Subject, held: readonly StoredRow[], { languages: [first] }: CellContext) {
  const nameHead = subject.naming.head(first)
  const byId = new Map(held.map((record) => [record.id, record]))
  const byName = Map.groupBy(held, (record) => sameText(nameIn(record, subject, first)))
  return (cell: CellOf): Found => {
    const id = cell(ID)?.trim().toLowerCase()
    if (id) {
      const before = byId.get(id)
      return { before, byName: false, errors: before ? [] : [{ head: ID, problem: 'noId', value: id }] }
    }
    const name = cell(nameHead) ?? ''
    const [before, other] = (name.trim() && byName.get(sameText(name))) || []
    if (other)
      return { before: undefined, byName: true, errors: [{ head: nameHead, problem: 'sameName', value: name }] }
    return { before, byName: before !== undefined, errors: [] }
  }
}

/** Returns the ids of stored records that the rows match, without duplicates. */
export function recordsIn(
  [head, ...rows]: readonly CsvRow[],
  subject: Subject,
  held: readonly StoredRow[],
  context: CellContext,
): readonly StoredRow[] {
  const cells = cellsOf(keysOf(head?.cells ?? [], subject, context.languages), subject)
  const find = createFinder(subject, held, context)
  return [...new Set(rows.flatMap((row) => find(cells(row)).before ?? []))]
}

/** Lists new records that several rows without an id name. */
export function repeatedIn({ rows }: Plan): Repeated[] {
  const made = rows.filter(({ state, name }) => state === 'new' && name.trim() !== '')
  return [...Map.groupBy(made, ({ name }) => sameText(name)).values()].flatMap((group) => {
    const [first, ...others] = group
    return first && others.length > 0 ? [{ name: first.name, rows: group.map(({ row }) => row) }] : []
  })
}

/** Compares the rows of a file with the stored records. Returns `undefined` if no column is known. */
export function planImport(
  [first, ...rows]: readonly CsvRow[],
  subject: Subject,
  held: readonly StoredRow[],
  context: CellContext,
  repeats: Repeats = 'each',
): Plan | undefined {
  const { languages } = context
  const heads = (first?.cells ?? []).map((head) => head.trim())
  const readable = subject.columns.filter(({ read }) => read !== undefined)
  const taken = new Set(readable.flatMap((column) => column.heads(languages)).map((head) => head.toLowerCase()))
  const keys = keysOf(heads, subject, languages)
  if (!keys.some((key) => taken.has(key))) return undefined
  const unread = heads.filter((head, index) => {
    const key = keys[index] ?? ''
    return head && key !== ID && !taken.has(key)
  })

  const translateCell = cellsOf(keys, subject)
  const find = createFinder(subject, held, context)
  const met = new Map<string, number>()
  /** The new records of the rows so far, by name. */
  const made = new Map<string, Planned>()

  function planRow(row: CsvRow): Planned {
    const { number, cells } = row
    const cell = translateCell(row)
    const { before, byName, errors } = find(cell)
    if (before) {
      const earlier = met.get(before.id)
      if (earlier !== undefined) errors.push({ head: ID, problem: 'twice', value: String(earlier) })
      else met.set(before.id, number)
    }
    const stored: Body = before
      ? Object.fromEntries(subject.fieldNames.map((field) => [field, before[field]]))
      : subject.initial()
    const read = readCells(readable, cell, stored, { ...context, fresh: !before })
    errors.push(...read.errors)
    const changes = changesOf(readable, before ? stored : undefined, read.body, context)
    const known = !errors.some(({ head }) => head === ID)
    // unchanged records are not validated, as they may predate a rule
    if (known && (!before || changes.length > 0)) {
      for (const error of subject.check(read.body, !before, languages)) {
        const refused = rowErrorOf(error, changes, subject.columns, languages)
        if (!errors.some(({ head }) => head === refused.head)) errors.push(refused)
      }
    }
    const name = nameIn(read.body, subject, languages[0]) || (before ? nameIn(before, subject, languages[0]) : '')
    const id = before?.id ?? newId()
    const state = errors.length > 0 ? 'wrong' : !before ? 'new' : changes.length > 0 ? 'changed' : 'same'
    const planned = { row: number, name, state, byName, id, before, body: read.body, changes, errors, cells } as const
    if (state !== 'new') return planned
    const maker = repeats === 'one' && name.trim() !== '' ? made.get(sameText(name)) : undefined
    if (maker) return { ...planned, state: 'leftOut', madeBy: maker.row }
    made.set(sameText(name), planned)
    makeKnown(subject, id, name, read.body, context)
    return planned
  }

  return { heads, rows: rows.map(planRow), unread }
}

function readCells(columns: readonly Column[], cell: CellOf, stored: Body, context: CellContext & { fresh: boolean }) {
  const body = { ...stored }
  const errors: RowError[] = []
  for (const column of columns) {
    const cells = column.heads(context.languages).map(cell)
    try {
      const value = column.read?.(cells, stored[column.field], context)
      if (value !== undefined) body[column.field] = value
    } catch (error) {
      errors.push(...cellErrorsOf(error).map(({ head, problem, value }) => ({ head, problem, value })))
    }
  }
  return { body, errors }
}

function changesOf(columns: readonly Column[], before: Body | undefined, after: Body, context: CellContext) {
  return columns.flatMap((column) => {
    const now = column.write(after[column.field], context).map(String)
    const then = before ? column.write(before[column.field], context).map(String) : []
    return column.heads(context.languages).flatMap((head, index): CellChange[] => {
      const [before, after] = [then[index] ?? '', now[index] ?? '']
      return before === after ? [] : [{ head, before, after }]
    })
  })
}

/** Registers the new record's name, so that later rows can reference it. */
function makeKnown({ columns }: Subject, id: string, name: string, body: Body, { names }: CellContext) {
  const own = columns.find(({ field }) => field === 'parentId')?.refers
  if (own) names[own]?.add({ id, name, parentId: body.parentId as string | null })
}

/** Converts a field error to a row error, with the column's own problem if the field error says only "Invalid value". */
export function rowErrorOf(
  error: FieldError,
  changes: readonly CellChange[],
  columns: readonly Column[],
  languages: readonly LanguageCode[],
): RowError {
  const head = headAt(columns, error.path, languages)
  const value = changes.find((change) => change.head === head)?.after
  if (!value || error.message !== fieldErrorOf('', 'invalid').message) return { head, problem: error }
  const column = columns.find(({ field }) => field === error.path.split('.')[0])
  return { head, problem: column?.invalid?.(error.path) ?? 'notAllowed', value }
}

/** Adds the server's validation errors to a plan. */
export function withServerErrors(
  plan: Plan,
  validated: readonly Planned[],
  found: readonly { row: number; errors: readonly FieldError[] }[],
  columns: readonly Column[],
  languages: readonly LanguageCode[],
): Plan {
  const errors = new Map(found.map(({ row, errors }) => [validated[row], errors]))
  return {
    ...plan,
    rows: plan.rows.map((planned) => {
      const wrong = errors.get(planned)
      if (!wrong) return planned
      return {
        ...planned,
        state: 'wrong' as const,
        errors: wrong.map((error) => rowErrorOf(error, planned.changes, columns, languages)),
      }
    }),
  }
}

/** Returns the rows to write, in file order. */
export const rowsToWrite = ({ rows }: Plan) => rows.filter(({ state }) => state === 'new' || state === 'changed')
