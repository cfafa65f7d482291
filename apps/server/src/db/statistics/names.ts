import type { LanguageCode, Localised } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Db } from '../../dependencies'
import { auditEntries } from '../audit/entries'
import { nameOf } from '../records'

/** Picks a text in this language, or else in the first one, or else in any. */
export function inLanguage(name: unknown, languages: readonly LanguageCode[]): string | undefined {
  if (typeof name === 'string') return name || undefined
  const texts = (name ?? {}) as Localised
  const fitting = languages.map((code) => texts[code]).find(Boolean)
  return fitting ?? Object.values(texts).find(Boolean)
}

/** Looks up names of records, including those in the trash. Names of records deleted for good come from the audit. */
export async function namesOf(db: Db, mallId: string, ids: readonly string[]): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map()
  const stored = await db
    .selectFrom('content')
    .select(['id', 'data'])
    .where('mall_id', '=', mallId)
    .where('id', 'in', ids)
    .execute()
  const names = new Map(stored.map(({ id, data }) => [id, nameOf(data)]))
  const gone = ids.filter((id) => !names.has(id))
  if (gone.length === 0) return names
  const audited = await auditEntries(db)
    .distinctOn('record_id')
    .select(['record_id', 'record_name'])
    .where('mall_id', '=', mallId)
    .where('record_id', 'in', gone)
    .where('record_name', 'is not', null)
    .orderBy('record_id')
    .orderBy('audit.id', 'desc')
    .execute()
  for (const { record_id, record_name } of audited) names.set(record_id, record_name)
  return names
}

/** Thumbnails of the items' logos. */
export async function logosOf(db: Db, mallId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; url: string }>`
    select content.id, coalesce(media.thumbnail_url, media.url) as url
    from content
    join media on media.mall_id = content.mall_id and media.id::text = content.data ->> 'logoId'
    where content.mall_id = ${mallId} and content.id = any(${ids}::uuid[]) and media.deleted_at is null
  `.execute(db)
  return new Map(rows.map(({ id, url }) => [id, url]))
}

/** Lists a mall's stations ordered by code, deleted ones last. */
export const stationsOf = (db: Db, mallId: string) =>
  db
    .selectFrom('station')
    .select(['id', 'code', 'name', 'deleted_at'])
    .where('mall_id', '=', mallId)
    .orderBy('deleted_at', (order) => order.desc().nullsFirst())
    .orderBy('code')
    .execute()
