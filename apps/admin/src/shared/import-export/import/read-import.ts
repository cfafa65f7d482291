import { isXlsx, readXlsx, unguarded } from '@kiosk-admin/api-client/sheets'
import type { ImportExportStore, StoredRow } from '../../../data/content/import-export-store'
import { textIn } from '../../i18n/localised'
import type { CellContext } from '../rows/columns'
import { headAt } from '../rows/columns'
import { createNames } from '../rows/names'
import type { Subject } from '../rows/subject'
import { decodeText } from './decode-text'
import { type CsvRow, parseCsv } from './parse-csv'
import { type Plan, planImport, recordsIn, toWrite, withServerErrors } from './plan'

/** Why a file cannot be read at all. */
export type FileProblem = 'empty' | 'workbook' | 'unclosed' | 'noColumns' | 'tooMany'

/** As many as the server tries at once. */
const mostRows = 1000

/** What cells of a subject are read and written with, as the server has it now. */
export async function contextOf({ columns }: Subject, store: ImportExportStore): Promise<CellContext> {
  const languages = await store.languages()
  const [first] = languages
  const resources = [...new Set(columns.flatMap(({ refers }) => refers ?? []))]
  const names = await Promise.all(
    resources.map(async (resource) => {
      const choices = await store.choices(resource)
      // what others are called is written in the mall's first language, whatever staff read
      const named = choices.map(({ name, ...rest }) => ({ ...rest, name: textIn(name, first ?? 'en', languages) }))
      return [resource, createNames(named)]
    }),
  )
  return { languages, names: Object.fromEntries(names) }
}

/** More would only wait in the browser for each other. */
const atOnce = 6

/** The records with all of their fields; `onDone` hears how many are there. */
export async function completeRecords(
  records: readonly StoredRow[],
  { get }: Pick<ImportExportStore, 'get'>,
  onDone?: (done: number) => void,
): Promise<readonly StoredRow[]> {
  if (!get) return records
  const found: StoredRow[] = []
  let next = 0
  let done = 0
  async function work(getRecord: NonNullable<typeof get>) {
    for (let index = next++; index < records.length; index = next++) {
      const record = records[index]
      if (record) found[index] = await getRecord(record.id)
      onDone?.(++done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, () => work(get)))
  return found
}

/** The rows of a CSV file or of a workbook's first sheet. */
function rowsOf(bytes: Uint8Array): { rows: readonly CsvRow[] } | { problem: FileProblem; row?: number } {
  if (isXlsx(bytes)) {
    try {
      return { rows: readXlsx(bytes) }
    } catch {
      return { problem: 'workbook' }
    }
  }
  const { rows, unclosed } = parseCsv(decodeText(bytes))
  if (unclosed !== undefined) return { problem: 'unclosed', row: unclosed }
  return { rows: rows.map(({ number, cells }) => ({ number, cells: cells.map(unguarded) })) }
}

/** What a file would do, checked by the contract and by the server; or why it cannot be read. */
export async function readImport(
  bytes: Uint8Array,
  subject: Subject,
  store: ImportExportStore,
): Promise<{ plan: Plan; context: CellContext } | { problem: FileProblem; row?: number }> {
  const read = rowsOf(bytes)
  if ('problem' in read) return read
  const sheet = read.rows
  if (sheet.length < 2) return { problem: 'empty' }
  if (sheet.length > mostRows + 1) return { problem: 'tooMany' }
  const [context, held] = await Promise.all([contextOf(subject, store), store.list()])
  const met = await completeRecords(recordsIn(sheet, subject, held, context), store)
  const byId = new Map(met.map((record) => [record.id, record]))
  const plan = planImport(
    sheet,
    subject,
    held.map((record) => byId.get(record.id) ?? record),
    context,
  )
  if (!plan) return { problem: 'noColumns' }
  const rowsToTry = toWrite(plan)
  if (rowsToTry.length === 0) return { plan, context }
  const errors = await store.validate(rowsToTry)
  const headOf = (path: string) => headAt(subject.columns, path, context.languages)
  return { plan: withServerErrors(plan, rowsToTry, errors, headOf), context }
}
