import { type LanguageCode, xlsxType } from '@kiosk-admin/api-client'
import { type Cell, csvPieces, xlsxPieces } from '@kiosk-admin/api-client/sheets'
import type { ImportExportStore, StoredRow } from '../../../data/content/import-export-store'
import { translateCell, translateHead } from '../import/file-language'
import { completeRecords, contextOf } from '../import/read-import'
import type { CellContext } from './columns'
import { headsOf, type Subject } from './subject'

export type Format = 'csv' | 'xlsx'

/** Column separator of CSV files: Excel expects semicolons where the comma is the decimal separator. */
export const separatorFor = (language: LanguageCode): ',' | ';' => (language === 'en' ? ',' : ';')

/** Serialises rows as a file. */
export function fileOf(rows: Iterable<readonly Cell[]>, format: Format, separator: ',' | ';'): Blob {
  return format === 'csv'
    ? new Blob([...csvPieces(rows, separator)], { type: 'text/csv;charset=utf-8' })
    : new Blob([...xlsxPieces(rows)], { type: xlsxType })
}

/** Returns the header and a row for each record, translated. */
export function tableOf(
  subject: Pick<Subject, 'columns'>,
  records: readonly StoredRow[],
  context: CellContext,
  language: LanguageCode,
): Cell[][] {
  const columns = subject.columns.filter(({ secret }) => !secret)
  const heads = headsOf(subject, context.languages)
  const rows = records.map((record) => [
    record.id,
    ...columns.flatMap(({ field, write }) => write(record[field], context)),
  ])
  return [
    heads.map((head) => translateHead(columns, head, language)),
    ...rows.map((row) =>
      row.map((cell, index) =>
        typeof cell === 'string' ? translateCell(columns, heads[index] ?? '', cell, language) : cell,
      ),
    ),
  ]
}

type ExportOptions = {
  subject: Subject
  store: ImportExportStore
  records: readonly StoredRow[]
  format: Format
  language: LanguageCode
}

/** Exports complete records, with names for references, in a format that can be imported again. */
export async function exportRows({ subject, store, records, format, language }: ExportOptions): Promise<Blob> {
  const [context, complete] = await Promise.all([contextOf(subject, store), completeRecords(records, store)])
  // keeps the content status, which only lists have
  const states = new Map(records.map(({ id, contentStatus }) => [id, contentStatus]))
  const rows = complete.map((record) => ({ ...record, contentStatus: states.get(record.id) }))
  return fileOf(tableOf(subject, rows, context, language), format, separatorFor(language))
}
