import type { calls, Tile } from '@kiosk-admin/api-client'
import type * as z from '@kiosk-admin/api-client/zod'
import type { Feature, FeatureTile } from '../../shared/feature/feature'

export type PublishedCounts = z.output<typeof calls.published.answer>['counts']

/** A tile of the board with its screens. */
export type BoardTile = {
  tile: FeatureTile
  /** Linked screen. */
  feature: Feature
  /** Screen of the counted records; its pending changes show on the tile. */
  counted: Feature
}

/** Returns the tiles of the screens, in the order of the menu. */
export const boardTiles = (features: readonly Feature[]): BoardTile[] =>
  features.flatMap((feature) => {
    const { tile } = feature
    return tile ? [{ tile, feature, counted: features.find(({ path }) => path === tile.of) ?? feature }] : []
  })

/** The tile without figures, permission or screen: disabled, with 0. */
export const closedTile: Tile = { count: 0, enabled: false, active: 0, inactive: 0 }
