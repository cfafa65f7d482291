// Route of the dashboard's counts.

import {
  type Area,
  areaOf,
  type ContentType,
  type calls,
  contentTypes,
  may,
  type Permissions,
  type Tile,
  type TileName,
  type TypeNumber,
} from '@kiosk-admin/api-client'
import { type TileSpec, tileNames } from '@kiosk-admin/api-client/internal'
import type * as z from '@kiosk-admin/api-client/zod'
import { type RawBuilder, sql } from 'kysely'
import type { Dependencies } from '../../dependencies'
import type { OwnHandlers } from '../dispatch/context'

type Counts = z.input<typeof calls.published.answer>['counts']

/** Filters of the dashboard tiles, from the kinds' descriptors. */
const tiles = new Map(
  Object.values<ContentType>(contentTypes).flatMap(({ type, area, tiles }) =>
    Object.entries<TileSpec>(tiles).map(([name, { only, ...spec }]) => {
      const guard = spec.area ?? areaOf(area, only?.type)
      return [name, { type, only, area: guard }] as const
    }),
  ),
)

/** Additional figures of some tiles. */
type Further = Readonly<Record<string, Pick<Tile, 'categories' | 'shops' | 'floors'>>>

type Row = {
  type: string
  of: TypeNumber | null
  kind: string | null
  setting: string | null
  status: 'Active' | 'InActive'
  count: number
}

export function publishedRoutes({ db }: Dependencies): Pick<OwnHandlers, 'published'> {
  const countAll = async (mallId: string): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select type, cast(data ->> 'type' as integer) as of, data ->> 'kind' as kind, data ->> 'setting' as setting, status,
        cast(count(*) as integer) as count
      from content
      where mall_id = ${mallId} and deleted_at is null
      group by 1, 2, 3, 4, 5
    `.execute(db)
    return rows
  }

  /** How many unlike values the records of a kind have. */
  const countDistinct = async (
    mallId: string,
    type: string,
    value: RawBuilder<unknown>,
    further = sql`true`,
  ): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select cast(count(distinct ${value}) as integer) as count
      from content where mall_id = ${mallId} and type = ${type} and deleted_at is null and ${further}
    `.execute(db)
    return rows[0]?.count ?? 0
  }

  return {
    async published({ mall, permissions }) {
      const rows = await countAll(mall.id)
      // a floor of the mall itself is none of a garage's
      const inGarage = sql`data ->> 'garageId' is not null`
      const further: Further = {
        offer: { shops: await countDistinct(mall.id, 'offer', sql`data ->> 'shopId'`) },
        parking: {
          categories: await countDistinct(mall.id, 'floor', sql`data ->> 'objectType'`, inGarage),
          floors: await countDistinct(mall.id, 'floor', sql`id`, inGarage),
        },
      }
      const tileOf = (name: TileName) => makeTile(name, rows, permissions, further)
      return {
        tiles: Object.fromEntries(tileNames.map((name) => [name, tileOf(name)])) as Record<TileName, Tile>,
        counts: countsOf(rows, permissions),
      }
    },
  }
}

const sum = (rows: Row[], fits: (row: Row) => boolean) =>
  rows.filter(fits).reduce((total, { count }) => total + count, 0)

function makeTile(name: TileName, rows: Row[], permissions: Permissions, further: Further): Tile {
  const { type, only = {}, area } = tiles.get(name) ?? {}
  const { type: of, kind } = only
  // without permission a tile is 0 and disabled, and reveals nothing about the mall
  if (!area || !may(permissions, area, 'read')) return { count: 0, enabled: false, active: 0, inactive: 0 }
  const counted = (row: Row) =>
    row.type === type && (of === undefined || row.of === of) && (kind === undefined || row.kind === kind)
  const active = sum(rows, (row) => counted(row) && row.status === 'Active')
  const count = sum(rows, counted)
  return {
    count,
    enabled: true,
    active,
    inactive: count - active,
    ...(of ? { categories: sum(rows, (row) => row.type === 'category' && row.of === of) } : {}),
    ...further[name],
  }
}

function countsOf(rows: Row[], permissions: Permissions): Counts {
  const split = (fits: (row: Row) => boolean) => ({
    Active: sum(rows, (row) => fits(row) && row.status === 'Active'),
    InActive: sum(rows, (row) => fits(row) && row.status === 'InActive'),
  })
  const reads = (area: Area | undefined) => area !== undefined && may(permissions, area, 'read')
  return {
    categories: split(
      ({ type, of }) => type === 'category' && reads(areaOf(contentTypes.category.area, of ?? undefined)),
    ),
    offers: split(({ type }) => type === 'offer' && reads('Offer')),
    shops: split(({ type, of }) => type === 'item' && of === 1 && reads('Shops')),
    indoors: split(({ type, setting }) => type === 'place' && setting === 'indoor' && reads('Information')),
    outdoors: split(({ type, setting }) => type === 'place' && setting === 'outdoor' && reads('Information')),
    garages: split(({ type }) => type === 'garage' && reads('Parking')),
  }
}
