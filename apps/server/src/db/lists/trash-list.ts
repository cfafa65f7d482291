import type { Permissions, Trashed, TypeNumber } from '@kiosk-admin/api-client'
import { resourceNames } from '@kiosk-admin/api-client/internal'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../dependencies'
import { trashEnd, trashKept } from '../../store/trash'
import { kindOf, mayAccess, resourceOf } from '../kinds'
import type { Author } from '../schema'
import { codeColumn, type Languages, localisedColumn, timeColumn } from './columns'
import { inPageOrder, isSelective, type ListQuery, type Page, selectPage } from './page'

/** The mall whose trash is read, the permissions of its reader, and whether malls are listed, too. */
type TrashReader = { mallId: string; permissions: Permissions; withMalls: boolean; now: Date }

type Need = { type: string; id: string; name: unknown; path: string }
type Row = Omit<Need, 'path'> & { number: TypeNumber | null; deleted_at: Date; updated_by: Author; needs: Need[] }

const ofMall = (mallId: string) => sql`mall_id = ${mallId} and deleted_at is not null`

/** Every record in a mall's trash, in one shape. Groups of the house and malls are in the trash of each mall. */
const deleted = ({ mallId, withMalls }: TrashReader) => sql`
  select type, id, coalesce(data -> 'name', data -> 'title') as name, data -> 'type' as number, deleted_at, updated_by,
    search_text as text
  from content where ${ofMall(mallId)}
  union all
  select 'mediaLibrary', id, to_jsonb(name), null, deleted_at, updated_by, search_text from media where ${ofMall(mallId)}
  union all
  select 'mediaCategory', id, to_jsonb(name), null, deleted_at, updated_by, search_fold(name)
  from media_category where ${ofMall(mallId)}
  union all
  select 'mallStation', id, to_jsonb(name), null, deleted_at, updated_by,
    search_fold(concat_ws(' ', name, code, area_id))
  from station where ${ofMall(mallId)}
  union all
  select 'user', id, to_jsonb(username), null, deleted_at, updated_by, search_fold(username)
  from user_account join user_mall on user_id = id where ${ofMall(mallId)}
  union all
  select 'userGroup', id, to_jsonb(name), null, deleted_at, updated_by, search_fold(name)
  from user_group where deleted_at is not null and coalesce(mall_id, ${mallId}) = ${mallId}
  union all
  select 'mall', id, to_jsonb(name), null, deleted_at, updated_by, search_fold(name)
  from mall where ${withMalls} and deleted_at is not null
`

/** Limits the trash to records that are kept and that the reader may read. */
function readable({ permissions, now }: TrashReader): RawBuilder<boolean> {
  const open = resourceNames.flatMap((resource) => {
    const type = resource.charAt(0).toLowerCase() + resource.slice(1)
    const area = kindOf(type)?.area
    if (area === undefined || typeof area === 'string') {
      return mayAccess(permissions, 'read', type, {}) ? [sql`type = ${type}`] : []
    }
    const numbers = ([1, 2, 3] as const).filter((number) => mayAccess(permissions, 'read', type, { type: number }))
    return numbers.map((number) => sql`(type = ${type} and number = to_jsonb(${number}::integer))`)
  })
  return sql<boolean>`deleted_at > ${trashEnd(now)} and (${sql.join([sql`false`, ...open], sql` or `)})`
}

/** Reads a mall's trash, the last deleted first, or a page of it. */
export async function pageOfTrash(
  db: Db,
  reader: TrashReader,
  languages: Languages,
  list: ListQuery,
): Promise<Page<Trashed>> {
  if (!isSelective(list)) {
    const data = await listTrash(db, reader, undefined)
    return { data, nextCursor: null, total: data.length }
  }
  const { mallId } = reader
  const named = sql`case jsonb_typeof(name) when 'string' then jsonb_build_object(${languages.language}::text, name) else name end`
  const { ids, ...rest } = await selectPage(
    db,
    {
      from: sql`select * from (${deleted(reader)}) deleted where ${readable(reader)}`,
      columns: {
        name: localisedColumn(sql`(${named})`, languages),
        resource: codeColumn(sql`type`),
        deletedAt: timeColumn(sql`deleted_at`),
      },
      order: [{ ...timeColumn(sql`deleted_at`), descending: true }],
      text: sql`text`,
    },
    { ...list, of: JSON.stringify(['trash', mallId]) },
  )
  return { data: inPageOrder(ids, await listTrash(db, reader, ids)), ...rest }
}

/** Lists records in a mall's trash, the last deleted first, each with the deleted records that it references. */
async function listTrash(db: Db, reader: TrashReader, ids: readonly string[] | undefined): Promise<Trashed[]> {
  const { mallId } = reader
  const among = ids ? sql`and deleted.id = any(${ids}::uuid[])` : sql``
  const { rows } = await sql<Row>`
    with deleted as (${deleted(reader)}), naming as (
      select from_id, path, to_id from reference where mall_id = ${mallId}
      union all
      select id, 'floorId', floor_id from station where ${ofMall(mallId)}
      union all
      select id, 'groupId', group_id from user_account where deleted_at is not null
    )
    select deleted.*, coalesce(needed.needs, '[]') as needs
    from deleted
    left join (
      select naming.from_id, jsonb_agg(
        jsonb_build_object('type', type, 'id', id, 'name', name, 'path', path) order by path
      ) as needs
      from naming join deleted on deleted.id = naming.to_id
      group by naming.from_id
    ) needed on needed.from_id = deleted.id
    where ${readable(reader)} ${among}
    order by deleted_at desc, id
  `.execute(db)
  return rows.flatMap(({ type, id, name, number, deleted_at, updated_by, needs }) => {
    const resource = resourceNames.find((one) => one === resourceOf(type))
    if (!resource) return []
    return {
      ...{ resource, id, name, type: number },
      deletedAt: deleted_at.toISOString(),
      deletedBy: updated_by,
      until: new Date(deleted_at.getTime() + trashKept).toISOString(),
      needs: needs.map(({ type: of, ...need }) => ({ ...need, resource: resourceOf(of) })),
    }
  })
}
