import type { ContentType, FieldError } from '@kiosk-admin/api-client'
import { HttpError, invalid } from '../http-error'
import { createPause } from '../rules/pause'
import { atEnd, createIn, inItsPlace, unknownField } from './content'
import { checkBody, cleaned, contentTable, type Writer } from './content-table'
import type { Data } from './records'
import { lockRecords } from './references'
import { present, write } from './store'

type Imported = {
  created: number
  updated: number
  errors: { row: number; errors: FieldError[] }[]
}

/** Creates or replaces many, each row by itself; `signal` ends it between two rows, and nothing of it is done. */
export async function importRows(
  writer: Writer<ContentType>,
  rows: readonly Data[],
  signal: AbortSignal,
): Promise<Imported> {
  const pause = createPause()
  const imported: Imported = { created: 0, updated: 0, errors: [] }
  for (const [index, row] of rows.entries()) {
    // whoever sent them hung up: nobody would read what became of them
    if (signal.aborted) throw invalid('', 'The request body is incomplete.')
    await importRow(writer, row, index, imported)
    await pause()
  }
  return imported
}

/** What is wrong with a row is found before anything of it is written, so that the others stand. */
async function importRow(writer: Writer<ContentType>, row: Data, index: number, imported: Imported): Promise<void> {
  try {
    const saysItsPlace = row.index !== undefined
    const { id, ...fields } = checkBody(writer, writer.type.calls.create.body, row) as Data & { id?: string }
    const locked = id === undefined ? undefined : (await lockRecords(writer.tx, [id])).get(id)
    if (!locked) {
      const placed = saysItsPlace ? fields : await atEnd(writer, fields)
      await createIn(writer, { ...placed, id }, 'import')
      imported.created++
      return
    }
    const table = contentTable(writer)
    const before = present(table, locked)
    const sent = await cleaned(writer.type, fields)
    const after = saysItsPlace ? sent : inItsPlace(writer.type, sent, before.data)
    await write(writer, table, before, after, { action: 'import' })
    imported.updated++
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    imported.errors.push({ row: index, errors: error.details.errors ?? [unknownField('id')] })
  }
}
