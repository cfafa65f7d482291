import { calls, type Mall } from '@kiosk-admin/api-client'
import { localTimeFormat } from '@kiosk-admin/api-client/internal'
import type * as z from '@kiosk-admin/api-client/zod'
import type { Selectable } from 'kysely'
import type { Db } from '../dependencies'
import { commonOf, fieldsFrom } from './records'
import type { MallTable } from './schema'

export type MallRow = Selectable<MallTable> & { icon_url: string | null }

/** Selects malls, also those in the trash. */
export const selectMalls = (db: Db) =>
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

/** Finds a mall; `undefined` when it is in the trash. */
export const findMall = async (db: Db, id: string): Promise<MallRow | undefined> => (await findMalls(db, [id]))[0]

/** Finds the mall of a station, which goes on while the mall is in the trash. */
export const findMallOfStation = (db: Db, id: string): Promise<MallRow | undefined> =>
  selectMalls(db).where('mall.id', '=', id).executeTakeFirst()

/** Finds malls, except those in the trash. */
export const findMalls = async (db: Db, ids: readonly string[]): Promise<MallRow[]> =>
  ids.length === 0 ? [] : selectMalls(db).where('mall.id', 'in', ids).where('mall.deleted_at', 'is', null).execute()

export const iconOf = (row: MallRow) => ({
  iconId: row.icon_id,
  icon: row.icon_url === null ? null : { url: row.icon_url },
})

export type MallFields = z.output<typeof calls.replaceMall.body>

export const mallOf = (row: MallRow): Mall => ({
  ...commonOf(row),
  ...fieldsFrom(calls.replaceMall.body, row),
  ...iconOf(row),
})

/** Local date and time in the mall, `YYYY-MM-DDTHH:mm`. */
export const localTimeIn = (timeZone: string, now: Date): string =>
  localTimeFormat(timeZone).format(now).slice(0, 16).replace(' ', 'T')

/** The calendar day in the mall, `YYYY-MM-DD`. */
export const todayIn = (timeZone: string, now: Date): string => localTimeFormat(timeZone).format(now).slice(0, 10)
