import type { published, Tile, z } from '@kiosk-admin/api-client'
import type { Feature, FeatureTile } from '../../shared/feature/feature'

export type PublishedCounts = z.infer<typeof published.answer>['counts']

/** A tile of the board, and the screens that it is about. */
export type BoardTile = {
  tile: FeatureTile
  /** The screen that it leads to. */
  feature: Feature
  /** The screen that lists what it counts, and whose changes it shows as not on the kiosks yet. */
  counted: Feature
}

/** The tiles that screens have, in the order of the menu. */
export const boardTiles = (features: readonly Feature[]): BoardTile[] =>
  features.flatMap((feature) => {
    const { tile } = feature
    return tile ? [{ tile, feature, counted: features.find(({ path }) => path === tile.of) ?? feature }] : []
  })

/** The tile while loading, and without permission or screen: disabled, with 0. */
export const closedTile: Tile = { count: 0, enabled: false, active: 0, inactive: 0 }
