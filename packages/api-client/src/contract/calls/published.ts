import { get, ofMall } from '../base/call'
import { integer } from '../base/fields'
import * as z from '../base/zod'
import * as contentTypes from '../content-types'

const count = () => integer(0, 1_000_000_000)

export const tile = z.object({
  count: count(),
  /** False without read permission for the tile's area. */
  enabled: z.boolean(),
  active: count(),
  inactive: count(),
  categories: z.optional(count()),
  shops: z.optional(count()),
  floors: z.optional(count()),
})
/** Figures of a kind on the dashboard. */
export type Tile = z.output<typeof tile>

type Tiles = { [K in keyof typeof contentTypes]: (typeof contentTypes)[K]['tiles'] }
export type TileName = { [K in keyof Tiles]: keyof Tiles[K] }[keyof Tiles] & string

export const tileNames = Object.values(contentTypes).flatMap(({ tiles }) => Object.keys(tiles) as TileName[])

const activeAndNot = z.object({ Active: count(), InActive: count() })

/** The dashboard's figures. */
export const published = get({
  name: 'published.get',
  path: '/Published',
  access: 'session',
  query: ofMall,
  answer: z.object({
    tiles: z.record(z.enum(tileNames), tile),
    counts: z.object({
      categories: activeAndNot,
      offers: activeAndNot,
      shops: activeAndNot,
      indoors: activeAndNot,
      outdoors: activeAndNot,
      garages: activeAndNot,
    }),
  }),
})
