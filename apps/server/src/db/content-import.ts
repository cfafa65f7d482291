import type { ContentType, FieldError } from '@kiosk-admin/api-client'
import { invalid, Refusal } from '../refusal'
import { createPause } from '../rules/pause'
import type { Db } from '../seams'
import { atEnd, type ContentRecord, changeIn, createIn, inItsPlace, unknownField } from './content'
import { checkBody, cleaned, present, type Writer } from './content-write'
import { type Data, recordOf } from './records'
import { lockRecords } from './references'
import { inTransaction } from './transaction'

type Imported = {
  created: number
  updated: number
  errors: { row: number; errors: FieldError[] }[]
  records: ContentRecord[]
}

const none = (): Imported => ({ created: 0, updated: 0, errors: [], records: [] })

type ImportOptions = {
  /** Only says what would happen. */
  dryRun: boolean
  /** Ends the import between two rows, and nothing of it was done. */
  signal: AbortSignal
}

/** Creates or replaces many, each row by itself. */
export async function importRows(
  writer: Writer<ContentType>,
  rows: readonly Data[],
  { dryRun, signal }: ImportOptions,
): Promise<Imported> {
  const pause = createPause()
  let imported = none()
  try {
    await inTransaction(writer.db, async (tx) => {
      imported = none()
      for (const [index, row] of rows.entries()) {
        // whoever sent them hung up: nobody would read what became of them
        if (signal.aborted) throw invalid('', 'The request body is incomplete.')
        await importRow(tx, writer, row, index, imported)
        await pause()
      }
      if (dryRun) throw new OnlyTried()
    })
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error
  }
  return dryRun ? { ...imported, records: [] } : imported
}

class OnlyTried extends Error {}

/** What is wrong with a row is found before anything of it is written, so that the others stand. */
async function importRow(
  tx: Db,
  writer: Writer<ContentType>,
  row: Data,
  index: number,
  imported: Imported,
): Promise<void> {
  try {
    const saysItsPlace = row.index !== undefined
    const { id, ...fields } = checkBody(writer, writer.type.calls.create.body, row) as Data & { id?: string }
    const locked = id === undefined ? undefined : (await lockRecords(tx, [id])).get(id)
    if (!locked) {
      const placed = saysItsPlace ? fields : await atEnd(tx, writer, fields)
      imported.records.push(recordOf(await createIn(tx, writer, { ...placed, id }, 'import')))
      imported.created++
      return
    }
    const before = present(writer, locked)
    writer.allow(before.data)
    const sent = await cleaned(writer.type, fields)
    const after = saysItsPlace ? sent : inItsPlace(writer.type, sent, before.data)
    imported.records.push(recordOf(await changeIn(tx, writer, before, after, 'import')))
    imported.updated++
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    imported.errors.push({ row: index, errors: error.details.errors ?? [unknownField('id')] })
  }
}
