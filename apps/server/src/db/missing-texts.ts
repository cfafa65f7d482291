import { type LanguageCode, type Permissions, walk } from '@kiosk-admin/api-client'
import type { Db } from '../dependencies'
import { kindOf, mayAccess } from './kinds'
import { nameOf } from './records'

type Missing = { resource: string; id: string; name: unknown; paths: string[] }

/** Lists records without a text in this language, and counts those that the reader may not read. */
export async function listMissingTexts(
  db: Db,
  mallId: string,
  language: LanguageCode,
  permissions: Permissions,
): Promise<{ data: Missing[]; hidden: number }> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'type', 'data'])
    .where('mall_id', '=', mallId)
    .where('deleted_at', 'is', null)
    .orderBy('type')
    .orderBy('id')
    .execute()
  const data: Missing[] = []
  let hidden = 0
  for (const { id, type, data: record } of rows) {
    const kind = kindOf(type)
    if (!kind) continue
    const paths: string[] = []
    walk(kind.body, record, ['localised'], ({ localised }, texts, path) => {
      if (localised === 'required' && !(texts as Record<string, string> | undefined)?.[language]) {
        paths.push(path.join('.'))
      }
    })
    if (paths.length === 0) continue
    if (mayAccess(permissions, 'read', type, record)) {
      data.push({ resource: kind.resource, id, name: nameOf(record), paths })
    } else hidden += 1
  }
  return { data, hidden }
}
