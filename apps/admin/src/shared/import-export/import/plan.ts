import type { FieldError } from '@kiosk-admin/api-client'
import type { StoredRow } from '../../../data/content/import-export-store'
import { newId } from '../../new-id'
import { type CellContext, CellError, type CellProblem, type Column, headAt } from '../rows/columns'
import { type Body, ID, nameIn, type Subject } from '../rows/subject'
import { keyOfCell, keyOfHead } from './file-language'
import type { CsvRow } from './parse-csv'

/** Why a row cannot be imported, whatever its cells say. */
type RowProblem = 'noId' | 'sameName' | 'twice'

export type RowError = {
  /** The column it is about. */
  head: string
  problem: CellProblem | RowProblem | FieldError
  /** What stands in the cell, or what may. */
  given?: string
}

export type CellChange = { head: string; before: string; after: string }

export type Planned = {
  /** As a spreadsheet numbers it. */
  row: number
  name: string
  state: 'new' | 'changed' | 'same' | 'wrong'
  /** Whether the record was known by its name alone. */
  byName: boolean
  /** The record's, or the one that a new record will have, so that sending it again makes no second one. */
  id: string
  /** The record as it was read; none is new. */
  before: StoredRow | undefined
  body: Body
  changes: readonly CellChange[]
  errors: readonly RowError[]
  /** As they stand in the file. */
  cells: readonly string[]
}

export type Plan = {
  /** As they stand in the file. */
  heads: readonly string[]
  rows: readonly Planned[]
  /** Heads that nothing is taken from. */
  unread: readonly string[]
}

type Found = { before: StoredRow | undefined; byName: boolean; errors: RowError[] }
type CellOf = (head: string) => string | undefined

const sameText = (text: string) => text.trim().normalize().toLowerCase()

/** The cells of a row by their heads; undefined where the file has no such column. */
function cellsOf(head: CsvRow | undefined) {
  const place = new Map(head?.cells.map((name, index) => [keyOfHead(name).toLowerCase(), index]))
  return ({ cells }: CsvRow): CellOf =>
    (name) => {
      const index = place.get(name.toLowerCase())
      return index === undefined ? undefined : keyOfCell(name, cells[index] ?? '')
    }
}

/** Finds the record that a row is about: by its id, else by its name. */
function createFinder(subject: Subject, held: readonly StoredRow[], { languages: [first] }: CellContext) {
  const nameHead = subject.naming.head(first)
  const byId = new Map(held.map((record) => [record.id, record]))
  const byName = Map.groupBy(held, (record) => sameText(nameIn(record, subject, first)))
  return (cell: CellOf): Found => {
    const id = cell(ID)?.trim().toLowerCase()
    if (id) {
      const before = byId.get(id)
      return { before, byName: false, errors: before ? [] : [{ head: ID, problem: 'noId', given: id }] }
    }
    const name = cell(nameHead) ?? ''
    const [before, other] = (name.trim() && byName.get(sameText(name))) || []
    if (other)
      return { before: undefined, byName: true, errors: [{ head: nameHead, problem: 'sameName', given: name }] }
    return { before, byName: before !== undefined, errors: [] }
  }
}

/** The records that rows of a file are about, each once. */
export function recordsIn(
  [head, ...rows]: readonly CsvRow[],
  subject: Subject,
  held: readonly StoredRow[],
  context: CellContext,
): readonly StoredRow[] {
  const cells = cellsOf(head)
  const find = createFinder(subject, held, context)
  return [...new Set(rows.flatMap((row) => find(cells(row)).before ?? []))]
}

/** What each row of a file would do to the records that are there. `undefined`: no column of it is known. */
export function planImport(
  [first, ...rows]: readonly CsvRow[],
  subject: Subject,
  held: readonly StoredRow[],
  context: CellContext,
): Plan | undefined {
  const { languages } = context
  const heads = (first?.cells ?? []).map((head) => head.trim())
  const readable = subject.columns.filter(({ read }) => read !== undefined)
  const taken = new Set(readable.flatMap((column) => column.heads(languages)).map((head) => head.toLowerCase()))
  const isTaken = (head: string) => taken.has(keyOfHead(head).toLowerCase())
  if (!heads.some(isTaken)) return undefined
  const unread = heads.filter((head) => head && keyOfHead(head).toLowerCase() !== ID && !isTaken(head))

  const cellIn = cellsOf(first)
  const find = createFinder(subject, held, context)
  const met = new Map<string, number>()

  function planRow(row: CsvRow): Planned {
    const { number, cells } = row
    const cell = cellIn(row)
    const { before, byName, errors } = find(cell)
    if (before) {
      const earlier = met.get(before.id)
      if (earlier !== undefined) errors.push({ head: ID, problem: 'twice', given: String(earlier) })
      else met.set(before.id, number)
    }
    const stored: Body = before
      ? Object.fromEntries(subject.fieldNames.map((field) => [field, before[field]]))
      : subject.initial()
    const read = readCells(readable, cell, stored, { ...context, fresh: !before })
    errors.push(...read.errors)
    const changes = changesOf(readable, before ? stored : undefined, read.body, context)
    const known = !errors.some(({ head }) => head === ID)
    // what stays as it is need not be sound by a rule that came later
    if (known && (!before || changes.length > 0)) {
      for (const error of subject.check(read.body, !before, languages)) {
        const head = headAt(subject.columns, error.path, languages)
        if (!errors.some((one) => one.head === head)) errors.push({ head, problem: error })
      }
    }
    const name = nameIn(read.body, subject, languages[0]) || (before ? nameIn(before, subject, languages[0]) : '')
    const id = before?.id ?? newId()
    const state = errors.length > 0 ? 'wrong' : !before ? 'new' : changes.length > 0 ? 'changed' : 'same'
    if (state === 'new') makeKnown(subject, id, name, read.body, context)
    return { row: number, name, state, byName, id, before, body: read.body, changes, errors, cells }
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
      if (!(error instanceof CellError)) throw error
      errors.push({ head: error.head, problem: error.problem, given: error.given })
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

/** Rows below can name what this one makes, such as the category that they lie in. */
function makeKnown({ columns }: Subject, id: string, name: string, body: Body, { names }: CellContext) {
  const own = columns.find(({ field }) => field === 'parentId')?.refers
  if (own) names[own]?.add({ id, name, parentId: body.parentId as string | null })
}

/** The plan with the errors that the server found in the rows to write. */
export function withServerErrors(
  plan: Plan,
  validated: readonly Planned[],
  found: readonly { row: number; errors: readonly FieldError[] }[],
  headOf: (path: string) => string,
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
        errors: wrong.map((error) => ({ head: headOf(error.path), problem: error })),
      }
    }),
  }
}

/** The rows that an import would write, in the order of the file. */
export const toWrite = ({ rows }: Plan) => rows.filter(({ state }) => state === 'new' || state === 'changed')
