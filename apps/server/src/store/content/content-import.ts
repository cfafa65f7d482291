import type { ContentType } from '@kiosk-admin/api-client'
import type { Data } from '../records'
import { present, write } from '../store'
import { atEnd, createIn, inItsPlace } from './content'
import { checkBody, cleaned, contentTable, type Writer } from './content-table'

/** Creates the record of a row of a table or, when its id is known, replaces it. */
export async function importContent(writer: Writer<ContentType>, row: Data): Promise<'created' | 'updated'> {
  const saysItsPlace = row.index !== undefined
  const { id, ...fields } = checkBody(writer, writer.type.calls.create.body, row) as Data & { id?: string }
  const table = contentTable(writer.type)
  const [locked] = id === undefined ? [] : await table.lock(writer, [id])
  if (!locked) {
    const placed = saysItsPlace ? fields : await atEnd(writer, fields)
    await createIn(writer, { ...placed, id }, 'import')
    return 'created'
  }
  const before = present(writer, table, locked)
  const sent = await cleaned(writer.type, fields)
  const after = saysItsPlace ? sent : inItsPlace(writer.type, sent, before.data)
  await write(writer, table, before, after, { action: 'import' })
  return 'updated'
}
