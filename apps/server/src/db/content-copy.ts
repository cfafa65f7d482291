import { describeFields } from '@kiosk-admin/api-client'
import { invalid } from '../refusal'
import { atEnd, type ContentRecord, createIn } from './content'
import { checkBody, type Writer } from './content-write'
import { type ContentRow, type Data, recordOf } from './records'
import { referencesIn } from './references'
import { inTransaction } from './transaction'

const copyMark = ' (copy)'
const elsewhere = 'It names what only this mall has: create it in the other mall and choose there.'

/** Copies a record, InActive, also into another mall, where what it refers to is left out. */
export const copyRecord = (
  writer: Writer,
  source: ContentRow,
  sourceLanguages: readonly string[],
  name?: string,
): Promise<ContentRecord> =>
  inTransaction(writer.db, async (tx) => {
    const { mall, type } = writer
    const data = structuredClone(source.data)
    if (source.mall_id !== mall.id) dropReferences(writer, data)
    data.status = 'InActive'
    data.name = nameOfCopy(data.name, name, sourceLanguages[0], mall.languages[0])
    const fields = checkBody(writer, type.body, data) as Data
    return recordOf(await createIn(tx, writer, await atEnd(tx, writer, fields), 'copy'))
  })

function nameOfCopy(texts: unknown, name: string | undefined, from = 'se', to = from): unknown {
  if (typeof texts !== 'object' || texts === null) return name ?? withMark(String(texts))
  const marked = Object.fromEntries(
    Object.entries(texts as Record<string, string>).map(([language, text]) => [language, text && withMark(text)]),
  )
  const first = name ?? (marked[to] || marked[from])
  return first === undefined ? marked : { ...marked, [to]: first }
}

const longestName = 120
const withMark = (text: string) => text.slice(0, longestName - copyMark.length) + copyMark

/** Nothing of one mall can be named in another; what has to name something is not for copying there. */
function dropReferences({ type }: Writer, data: Data): void {
  const needed = new Set(describeFields(type).flatMap(({ name, required }) => (required ? [name] : [])))
  for (const { path } of referencesIn(type, data)) {
    const [field = ''] = path.split('.')
    data[field] = undefined
    if (needed.has(field)) throw invalid(field, elsewhere)
  }
}
