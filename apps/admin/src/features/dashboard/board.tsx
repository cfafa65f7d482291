import type { Tile } from '@kiosk-admin/api-client'
import { DashboardTile, DirectoryBoard } from '@kiosk-admin/ui'
import { Link } from 'wouter'
import { usePending } from '../../data/publication/use-pending'
import { usePublished } from '../../data/publication/use-published'
import type { FeatureTile } from '../../shared/feature/feature'
import { titleIn } from '../../shared/feature/known-features'
import { knownFeatures } from '../../shared/feature/registry'
import { type Translate, useMessages } from '../../shared/i18n/i18n'
import { useLanguage } from '../../shared/i18n/language'
import { useScreenPaths } from '../../shared/routing/screen-paths'
import { dashboardMessages } from './messages'
import { type BoardTile, boardTiles, closedTile, type PublishedCounts } from './tiles'

/** The directory board: a tile with counts for each kind of content, linked to its screen. */
export function Board() {
  const t = useMessages(dashboardMessages)
  return (
    <DirectoryBoard aria-label={t('dashboard.board')}>
      {boardTiles(knownFeatures()).map((entry) => (
        <TileOnBoard key={entry.tile.name} {...entry} />
      ))}
    </DirectoryBoard>
  )
}

function TileOnBoard({ tile: { name, line, parts, icon, ...rest }, feature, counted }: BoardTile) {
  const t = useMessages(dashboardMessages)
  const code = useLanguage()
  const { path = feature.path } = rest
  // paths are matched case-insensitively
  const hasScreen = useScreenPaths().some((screenPath) => screenPath.toLowerCase() === path.toLowerCase())
  const { data, loading } = usePublished()
  const figures = data?.tiles[name]
  const tile = figures?.enabled && hasScreen ? figures : closedTile
  const pending = usePending().countAt(counted.path)
  const { icon: Icon } = counted
  return (
    <DashboardTile
      asChild={tile.enabled}
      enabled={tile.enabled}
      title={titleIn(code, counted)}
      icon={icon ?? <Icon strokeWidth={1.5} />}
      count={data ? tile.count : null}
      loading={loading}
      lockedReason={hasScreen && figures && !figures.enabled ? t('dashboard.noAccess') : undefined}
      lines={tile.enabled && data ? [...statusLines(t, tile, data.counts, parts), ...furtherLines(t, tile, line)] : []}
      pending={tile.enabled ? pending : 0}
    >
      {tile.enabled && <Link href={path} />}
    </DashboardTile>
  )
}

type T = Translate<typeof dashboardMessages.messages>

/** How many records are Active and InActive, in all or by group. */
const statusLines = (t: T, tile: Tile, counts: PublishedCounts, parts: FeatureTile['parts']): string[] =>
  parts
    ? parts.map((part) =>
        t(`dashboard.parts.${part}`, { active: counts[part].Active, inactive: counts[part].InActive }),
      )
    : [t('dashboard.statuses', { active: tile.active, inactive: tile.inactive })]

function furtherLines(t: T, tile: Tile, line: FeatureTile['line']): string[] {
  const { count, categories = 0, shops = 0, floors = 0 } = tile
  switch (line) {
    case 'categories':
      return [t('dashboard.inCategories', { count: categories })]
    case 'categoriesAndFloors':
      return [[t('dashboard.inCategories', { count: categories }), t('dashboard.floors', { count: floors })].join(', ')]
    case 'offersAndShops':
      return [t('dashboard.offersAndShops', { offers: count, shops })]
    default:
      return []
  }
}
