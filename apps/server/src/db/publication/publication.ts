import { type Change, type LanguageCode, type MallSnapshot, type Publication, walk } from '@kiosk-admin/api-client'
import { type KeptBack, storedKinds } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { HttpError } from '../../http-error'
import { newId } from '../../identity'
import { audit } from '../../store/audit'
import type { Transaction } from '../../store/change'
import { differences } from '../../store/compare'
import { referencesIn } from '../../store/references'
import { json } from '../json'
import { kindOf, resourceOf } from '../kinds'
import { type MallRow, todayIn } from '../malls'
import { nameOf } from '../records'
import type { Author, PublicationTable } from '../schema'
import {
  currentSnapshot,
  type Difference,
  differencesBetween,
  lastPublished,
  publishedAs,
  type SnapshotRow,
} from './snapshot'

type PublicationRow = Selectable<PublicationTable>

export const publicationOf = (row: PublicationRow): Publication => ({
  id: row.id,
  mallId: row.mall_id,
  number: row.number,
  publishedAt: row.published_at.toISOString(),
  publishedBy: row.published_by,
  note: row.note,
  counts: row.counts,
  rolledBackTo: row.rolled_back_to,
})

type Publishing = Transaction & { mall: MallRow; note?: string | null | undefined }

/** Publishes the current snapshot. One statement reads it, so a concurrent save is included completely or not at all. */
export const publishNow = (publishing: Publishing): Promise<Publication> =>
  insertPublication(
    publishing,
    currentSnapshot(publishing.mall.id, todayIn(publishing.mall.time_zone, publishing.now)),
    null,
  )

/** Publishes the content of an earlier publication under a new number; drafts are unchanged. */
export async function publishAgain(publishing: Publishing, earlier: PublicationRow): Promise<Publication> {
  await lockPublishing(publishing.tx, publishing.mall.id)
  // concurrent publications may have pushed it out of the last `publicationsKept`
  if (!(await findPublication(publishing.tx, earlier.id))) throw new HttpError('not_found')
  return insertPublication(publishing, publishedAs(earlier.id), earlier.number)
}

/** Serialises publishing in a mall, so that numbers have no gaps and no duplicates. */
export const lockPublishing = (tx: Db, mallId: string) =>
  tx.selectFrom('mall').select('id').where('id', '=', mallId).forUpdate().execute()

/** Number of publications stored for each mall; older ones are deleted. */
export const publicationsKept = 100

async function insertPublication(publishing: Publishing, source: RawBuilder<SnapshotRow>, rolledBackTo: number | null) {
  const { tx, mall, by, now, note, random, events } = publishing
  await lockPublishing(tx, mall.id)
  // the comparison reads the mall's content twice; keep it out of temporary files
  await sql`set local work_mem = '64MB'`.execute(tx)
  const last = await lastPublication(tx, mall.id)
  const inserted = await tx
    .insertInto('publication')
    .values({
      id: newId(random, now),
      mall_id: mall.id,
      number: (last?.number ?? 0) + 1,
      published_at: now,
      published_by: json(by),
      note: note || null,
      counts: json({ added: 0, changed: 0, removed: 0, records: 0 }),
      rolled_back_to: rolledBackTo,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sql`
      insert into published_record (publication_id, record_id, type, data, media)
      select ${inserted.id}, record_id, type, data, media from (${source}) source
    `.execute(tx)
  await sql`
      insert into published_file (publication_id, sha256)
      select ${inserted.id}::uuid, substring(file.value ->> 'url' from ${sha256InUrl})
      from published_record cross join lateral jsonb_each(media) file
      where publication_id = ${inserted.id} and file.value ->> 'url' ~ ${sha256InUrl}
      union
      select ${inserted.id}::uuid, file.hash[1]
      from published_record cross join lateral regexp_matches(data::text, '/media/([0-9a-f]{64})', 'g') file (hash)
      where publication_id = ${inserted.id}
    `.execute(tx)
  const counts = await countsOf(tx, last?.id, inserted.id)
  await tx
    .updateTable('publication')
    .set({ counts: json(counts) })
    .where('id', '=', inserted.id)
    .execute()
  const action = rolledBackTo === null ? 'publish' : 'rollback'
  const entry = { mallId: mall.id, area: 'Mall', action, resource: 'Publication', id: inserted.id } as const
  const details = rolledBackTo === null ? {} : { before: {}, after: { publication: rolledBackTo } }
  await audit(publishing, [{ ...entry, name: `${inserted.number}`, ...details }])
  await tx
    .deleteFrom('publication')
    .where('mall_id', '=', mall.id)
    .where('number', '<=', inserted.number - publicationsKept)
    .execute()
  events.push({ kind: 'published', mallId: mall.id, number: inserted.number })
  return publicationOf({ ...inserted, counts })
}

const sha256InUrl = '[0-9a-f]{64}'

/** SHA-256 hashes of all published files. Their bytes must not be deleted. */
export const publishedHashes = sql<{ sha256: string }>`select sha256 from published_file`

async function countsOf(tx: Db, before: string | undefined, after: string): Promise<Publication['counts']> {
  const previous = before ? publishedAs(before) : sql<SnapshotRow>`${publishedAs(after)} and false`
  const { rows } = await sql<{ kind: Difference['kind']; count: number }>`
    select kind, cast(count(*) as integer) as count from (${differencesBetween(previous, publishedAs(after))}) d group by kind
  `.execute(tx)
  const { count } = await tx
    .selectFrom('published_record')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .where('publication_id', '=', after)
    .executeTakeFirstOrThrow()
  const of = (kind: Difference['kind']) => rows.find((row) => row.kind === kind)?.count ?? 0
  return { added: of('added'), changed: of('changed'), removed: of('removed'), records: count }
}

export const lastPublication = (db: Db, mallId: string): Promise<PublicationRow | undefined> =>
  db
    .selectFrom('publication')
    .selectAll()
    .where('mall_id', '=', mallId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const listPublications = async (db: Db, mallId: string): Promise<Publication[]> =>
  (
    await db.selectFrom('publication').selectAll().where('mall_id', '=', mallId).orderBy('number', 'desc').execute()
  ).map(publicationOf)

export const findPublication = (db: Db, id: string): Promise<PublicationRow | undefined> =>
  db.selectFrom('publication').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds a record in the last publication of its mall, with the number of the publication. */
export async function findPublished(db: Db, mallId: string, recordId: string) {
  const last = await lastPublication(db, mallId)
  const { rows } = await sql<SnapshotRow>`
    select * from (${lastPublished(mallId)}) published where record_id = ${recordId}
  `.execute(db)
  return last && rows[0] ? { ...rows[0], number: last.number } : undefined
}

/** Whether a record comes before or after other records than in the last publication. */
export async function isMoved(db: Db, mall: MallRow, now: Date, recordId: string): Promise<boolean> {
  const current = currentSnapshot(mall.id, todayIn(mall.time_zone, now))
  const { rows } = await sql<Difference>`
    select * from (${differencesBetween(lastPublished(mall.id), current)}) d where record_id = ${recordId}
  `.execute(db)
  return rows[0]?.moved === true
}

/** The fields that decide the area of a record, for the permission check. */
type Guarded = { type: string; data: SnapshotRow['data'] }
export type DraftChange = Change & Guarded
export type KeptBackRecord = KeptBack & Guarded

/** Lists the records that differ between an earlier publication and the last one. */
export const rollbackChangesTo = async (db: Db, mall: MallRow, earlierId: string): Promise<DraftChange[]> =>
  (await selectChanges(db, mall, publishedAs(earlierId))).map(changeOf)

/** A record that differs from the last publication, with its draft. */
export type ChangeRow = Difference & {
  at: Date | null
  by: Author | null
  /** The draft, also in the trash; null if it was deleted for good. */
  draft: SnapshotRow['data'] | null
  version: number | null
  deleted_at: Date | null
}

export async function selectChanges(db: Db, mall: MallRow, after: RawBuilder<SnapshotRow>): Promise<ChangeRow[]> {
  const query = differencesBetween(lastPublished(mall.id), after)
  const { rows } = await sql<ChangeRow>`
    select d.*, content.data as draft, content.deleted_at, coalesce(content.version, mall.version) as version,
      coalesce(content.updated_at, mall.updated_at) as at, coalesce(content.updated_by, mall.updated_by) as by
    from (${query}) d
    left join content on content.mall_id = ${mall.id} and content.id = d.record_id
    left join mall on mall.id = d.record_id
    order by at desc nulls last, d.record_id
  `.execute(db)
  return rows
}

export const changeOf = (row: ChangeRow): DraftChange => ({
  resource: resourceOf(row.type),
  id: row.record_id,
  name: nameOf(row.after ?? row.before ?? {}),
  kind: row.kind,
  fields: row.kind === 'changed' ? changedFields(row) : [],
  at: row.at?.toISOString() ?? null,
  by: row.by,
  authors: [],
  type: row.type,
  data: row.after ?? row.before ?? {},
})

/** Lists InActive records that are not in the last publication, newest first. */
export async function recordsKeptBack(db: Db, mallId: string): Promise<KeptBackRecord[]> {
  const { rows } = await sql<Pick<SnapshotRow, 'record_id' | 'type' | 'data'>>`
    select content.id as record_id, content.type, jsonb_build_object(
      'name', content.data -> 'name', 'type', content.data -> 'type', 'kind', content.data -> 'kind'
    ) as data
    from content
    where content.mall_id = ${mallId} and content.deleted_at is null and content.status = 'InActive'
      and content.id not in (select record_id from (${lastPublished(mallId)}) published)
    order by content.updated_at desc, content.id
  `.execute(db)
  return rows.map(({ record_id, type, data }) => ({
    resource: resourceOf(type),
    id: record_id,
    name: nameOf(data),
    type,
    data,
  }))
}

/** Lists changed fields. A replaced file is listed under the field that references it. */
function changedFields(row: Difference): Change['fields'] {
  const kind = kindOf(row.type)
  const references = kind
    ? referencesIn(kind, row.after)
    : ['iconId', 'fontId'].map((path) => ({ path, toId: row.after?.[path] }))
  const replaced = replacedFiles(row).map(({ id, before, after }) => {
    const path = references.find(({ toId }) => toId === id)?.path ?? 'media'
    return { path, before, after }
  })
  return [...ownFields(row, row.after), ...replaced]
}

/** Lists the fields of a record that differ from the published ones. */
export const ownFields = ({ moved, before }: Difference, draft: SnapshotRow['data'] | null): Change['fields'] =>
  // the number alone also changes when another record is added or removed
  differences(before, draft).filter(({ path }) => moved || path !== 'index')

/** Lists the files of a record that have other bytes than the published ones. */
export const replacedFiles = ({ before_media, after_media }: Difference) =>
  Object.entries(after_media ?? {}).flatMap(([id, { url }]) => {
    const before = before_media?.[id]?.url
    return before && before !== url ? [{ id, before, after: url }] : []
  })

type Head = Pick<MallSnapshot, 'number' | 'mallId' | 'publishedAt'>

/** Decides whether a record is included; the mall itself always is. */
type MayRead = (type: string, data: SnapshotRow['data']) => boolean

/** Converts snapshot rows to the form that stations read. `mayRead` filters records together with their files. */
export async function readSnapshot(
  db: Db,
  head: Head,
  source: RawBuilder<SnapshotRow>,
  mayRead: MayRead = () => true,
): Promise<MallSnapshot> {
  const all = await sql<SnapshotRow>`select * from (${source}) source order by type, record_id`.execute(db)
  const rows = all.rows.filter(({ type, data }) => type === 'mall' || mayRead(type, data))
  const mallRow = rows.find(({ type }) => type === 'mall')
  if (!mallRow) throw new Error(`The snapshot of mall ${head.mallId} has no mall row`)
  const { iconId, ...own } = mallRow.data as Omit<MallSnapshot['mall'], 'iconUrl'> & { iconId: string | null }
  const media = Object.assign({}, ...rows.map((row) => row.media)) as MallSnapshot['media']
  const records: MallSnapshot['records'] = Object.fromEntries(
    storedKinds.map(({ type, body }) => [
      type,
      rows
        .filter((row) => row.type === type)
        .map((row) => ({ ...pickLanguages(body, row.data, own.languages), id: row.record_id })),
    ]),
  )
  const mall = {
    ...own,
    iconUrl: (iconId && media[iconId]?.url) || null,
    eventUrl: own.eventUrl ?? null,
    eventCategoryId: own.eventCategoryId ?? null,
  }
  return { format: 1, ...head, mall, records, media }
}

/** Removes texts of languages that the mall no longer has. The draft keeps them. */
function pickLanguages(
  body: Parameters<typeof walk>[0],
  data: SnapshotRow['data'],
  languages: readonly LanguageCode[],
) {
  const copy = structuredClone(data)
  walk(body, copy, ['localised'], ({ localised }, texts) => {
    if (!localised || typeof texts !== 'object' || texts === null) return
    for (const language of Object.keys(texts)) {
      if (!(languages as readonly string[]).includes(language)) delete (texts as Record<string, unknown>)[language]
    }
  })
  return copy
}
