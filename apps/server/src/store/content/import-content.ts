import type { ContentType } from '@kiosk-admin/api-client'
import { checkFields } from '../check'
import type { Data } from '../records'
import { present, write } from '../store'
import { createRecord, inItsPlace } from './content'
import { cleaned, contentTable, type Writer } from './content-table'

/** Creates the record of an imported row or, when its id is known, replaces it. */
export async function importContent(writer: Writer<ContentType>, row: Data): Promise<'created' | 'updated'> {
  const inPlace = row.index !== undefined
  const { id, ...fields } = checkFields(writer.type.calls.create.body, row, writer.mall.languages) as Data & {
    id?: string
  }
  const table = contentTable(writer.type)
  const [locked] = id === undefined ? [] : await table.lock(writer, [id])
  if (!locked) {
    await createRecord(writer, { ...fields, id }, { action: 'import', inPlace })
    return 'created'
  }
  const before = present(writer, table, locked)
  const sent = await cleaned(writer.type, fields)
  const after = inPlace ? sent : inItsPlace(writer.type, sent, before.data)
  await write(writer, table, before, after, { action: 'import' })
  return 'updated'
}
