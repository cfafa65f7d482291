import { isXlsx, readXlsx, unguarded } from '@kiosk-admin/api-client/sheets'
import type { ImportExportStore, StoredRow } from '../../../data/content/import-export-store'
import { textIn } from '../../i18n/localised'
import type { CellContext } from '../rows/columns'
import { createNames } from '../rows/names'
import type { Subject } from '../rows/subject'
import { decodeText } from './decode-text'
import { type CsvRow, parseCsv } from './parse-csv'
import { type Plan, planImport, type Repeats, recordsIn, rowsToWrite, withServerErrors } from './plan'

/** Reasons why an import file cannot be read. */
export type FileProblem = 'empty' | 'workbook' | 'unclosed' | 'noColumns' | 'tooMany'

/** Maximum number of rows that the server validates in a request. */
const mostRows = 1000

/** Loads the languages and names that cells refer to. */
export async function contextOf({ columns }: Subject, store: ImportExportStore): Promise<CellContext> {
  const languages = await store.languages()
  const [first] = languages
  const resources = [...new Set(columns.flatMap(({ refers }) => refers ?? []))]
  const names = await Promise.all(
    resources.map(async (resource) => {
      const choices = await store.choices(resource)
      // exports write names in the mall's first language, whatever the interface language; files of others may use any
      const named = choices.map(({ name, ...rest }) => ({
        ...rest,
        name: textIn(name, first ?? 'en', languages),
        others: languages.slice(1).map((language) => textIn(name, language, languages)),
      }))
      return [resource, createNames(named)]
    }),
  )
  return { languages, names: Object.fromEntries(names) }
}

/** Loads the full records. Those that are gone are left out. */
export async function completeRecords(
  records: readonly StoredRow[],
  { getMany }: Pick<ImportExportStore, 'getMany'>,
): Promise<readonly StoredRow[]> {
  if (!getMany || records.length === 0) return records
  const found = new Map((await getMany(records.map(({ id }) => id))).map((record) => [record.id, record]))
  return records.flatMap(({ id }) => found.get(id) ?? [])
}

/** Parses a CSV file, or the first sheet of a workbook. */
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

/** Reads a file and validates its rows with the contract and the server. Returns the plan or a problem. */
export async function readImport(
  bytes: Uint8Array,
  subject: Subject,
  store: ImportExportStore,
  repeats?: Repeats,
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
    repeats,
  )
  if (!plan) return { problem: 'noColumns' }
  const rowsToTry = rowsToWrite(plan)
  if (rowsToTry.length === 0) return { plan, context }
  const errors = await store.validate(rowsToTry)
  return { plan: withServerErrors(plan, rowsToTry, errors, subject.columns, context.languages), context }
}
