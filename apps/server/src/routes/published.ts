import {
  type Area,
  areaOf,
  contentTypes,
  may,
  type Permissions,
  type published,
  type Tile,
  type TileName,
  type TypeNumber,
  tileNames,
  type z,
} from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import type { Seams } from '../seams'
import type { OwnHandlers } from './context'

type Counts = z.input<typeof published.answer>['counts']
type Kind = { type: string; of?: TypeNumber }

/** What each tile counts, and in how many of what. Kinds that are not there yet leave their tile at 0 and disabled. */
const tiles: Record<TileName, Kind & { area: Area; within?: 'categories' }> = {
  event: { type: 'event', area: 'Event' },
  shop: { type: 'item', of: 1, area: 'Shop', within: 'categories' },
  restaurantAndCafe: { type: 'item', of: 2, area: 'RestaurantAndCafe', within: 'categories' },
  serviceCompany: { type: 'item', of: 3, area: 'ServiceCompany', within: 'categories' },
  service: { type: 'service', area: 'Service' },
  parking: { type: 'garage', area: 'Parking' },
  offer: { type: 'offer', area: 'Offer' },
  slideshow: { type: 'slideshow', area: 'Slideshow' },
  place: { type: 'place', area: 'Information' },
}

type Row = { type: string; of: TypeNumber | null; setting: string | null; status: 'Active' | 'InActive'; count: number }

const isThere = (type: string) => Object.values(contentTypes).some((one) => one.type === type)

export function publishedRoutes({ db }: Seams): Pick<OwnHandlers, 'published'> {
  const countAll = async (mallId: string): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select type, cast(data ->> 'type' as integer) as of, data ->> 'setting' as setting, status,
        cast(count(*) as integer) as count
      from content
      where mall_id = ${mallId} and deleted_at is null
      group by 1, 2, 3, 4
    `.execute(db)
    return rows
  }

  /** Distinct shops that the offers name. */
  const offerShops = async (mallId: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select cast(count(distinct data ->> 'shopId') as integer) as count
      from content where mall_id = ${mallId} and type = 'offer' and deleted_at is null
    `.execute(db)
    return rows[0]?.count ?? 0
  }

  return {
    async published({ mall, user: { permissions } }) {
      const rows = await countAll(mall.id)
      const shops = await offerShops(mall.id)
      const tileOf = (name: TileName) => makeTile(name, rows, permissions, shops)
      return {
        tiles: Object.fromEntries(tileNames.map((name) => [name, tileOf(name)])) as Record<TileName, Tile>,
        counts: countsOf(rows, permissions),
      }
    },
  }
}

const sum = (rows: Row[], fits: (row: Row) => boolean) =>
  rows.filter(fits).reduce((total, { count }) => total + count, 0)

function makeTile(name: TileName, rows: Row[], permissions: Permissions, shops: number): Tile {
  const { type, of, area, within } = tiles[name]
  // without the right a tile is 0 and disabled, and says nothing about the mall
  if (!isThere(type) || !may(permissions, area, 'read')) return { count: 0, enabled: false, active: 0, inactive: 0 }
  const counted = (row: Row) => row.type === type && (of === undefined || row.of === of)
  const active = sum(rows, (row) => counted(row) && row.status === 'Active')
  const count = sum(rows, counted)
  return {
    count,
    enabled: true,
    active,
    inactive: count - active,
    ...(within ? { categories: sum(rows, (row) => row.type === 'category' && row.of === of) } : {}),
    ...(name === 'offer' ? { shops } : {}),
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
