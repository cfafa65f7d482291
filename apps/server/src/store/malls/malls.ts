import type { Mall } from '@kiosk-admin/api-client'
import type { Selectable } from 'kysely'
import { json } from '../../db/json'
import type { Author, MallTable } from '../../db/schema'
import type { Db } from '../../dependencies'

export type MallRow = Selectable<MallTable> & { icon_url: string | null }

const selectMalls = (db: Db) =>
  db
    .selectFrom('mall')
    .leftJoin('media as icon', (join) =>
      join
        .onRef('icon.id', '=', 'mall.icon_id')
        .onRef('icon.mall_id', '=', 'mall.id')
        .on('icon.deleted_at', 'is', null),
    )
    .selectAll('mall')
    .select('icon.url as icon_url')
    .orderBy('mall.name')
    .orderBy('mall.id')

export const findMall = (db: Db, id: string): Promise<MallRow | undefined> =>
  selectMalls(db).where('mall.id', '=', id).executeTakeFirst()

export const findMalls = async (db: Db, ids: readonly string[]): Promise<MallRow[]> =>
  ids.length === 0 ? [] : selectMalls(db).where('mall.id', 'in', ids).execute()

export const iconOf = (row: MallRow) => ({
  iconId: row.icon_id,
  icon: row.icon_url === null ? null : { url: row.icon_url },
})

export const mallOf = (row: MallRow): Mall => ({
  id: row.id,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
  name: row.name,
  timeZone: row.time_zone,
  languages: row.languages,
  ...iconOf(row),
  eventUrl: row.event_url,
  eventCategoryId: row.event_category_id,
  location: row.location,
  brandColor: row.brand_color,
})

/** Other users may reach these malls than before. */
export async function raiseUsersVersion(tx: Db, mallIds: readonly string[], by: Author): Promise<void> {
  if (mallIds.length === 0) return
  await tx
    .updateTable('mall')
    .set((eb) => ({ users_version: eb('users_version', '+', 1), users_updated_by: json(by) }))
    .where('id', 'in', mallIds)
    .execute()
}

/** The calendar day in the mall, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string, now: Date): string =>
  // Swedish writes dates as ISO 8601 does
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
