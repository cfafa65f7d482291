import type { Change, Tile } from '@kiosk-admin/api-client'
import { DashboardTile, DirectoryBoard } from '@kiosk-admin/ui'
import { Link } from 'wouter'
import { useChanges } from '../../data/use-publication'
import { usePublished } from '../../data/use-published'
import { type Translate, useTexts } from '../../shared/i18n'
import { menuMessages } from '../../shared/menu-messages'
import { useScreenPaths } from '../../shared/screen-paths'
import { dashboardMessages } from './messages'
import { closedTile, type TilePlan, tilePlans } from './tiles'

/** The directory board: a tile for each kind of content, how much there is of it, and the way there. */
export function Board() {
  const t = useTexts(dashboardMessages)
  return (
    <DirectoryBoard aria-label={t('dashboard.board')}>
      {tilePlans.map((plan) => (
        <BoardTile key={plan.name} plan={plan} />
      ))}
    </DirectoryBoard>
  )
}

function BoardTile({ plan: { name, title, path, areas, resource, icon: Icon, lines } }: { plan: TilePlan }) {
  const t = useTexts(dashboardMessages)
  const menu = useTexts(menuMessages)
  // addresses are matched whatever their letter case
  const hasScreen = useScreenPaths().some((one) => one.toLowerCase() === path.toLowerCase())
  const told = usePublished().data?.tiles[name]
  const tile = told?.enabled && hasScreen ? told : closedTile
  const waits = (change: Change) =>
    change.area !== undefined && areas.includes(change.area) && (!resource || resource === change.resource)
  const pending = useChanges().data?.changes.filter(waits).length ?? 0
  return (
    <DashboardTile
      asChild={tile.enabled}
      enabled={tile.enabled}
      title={menu(`menu.${title}`)}
      icon={Icon === 'P' ? 'P' : <Icon strokeWidth={1.5} />}
      count={tile.count}
      lines={tile.enabled ? linesOf(t, tile, lines) : []}
      pending={tile.enabled ? pending : 0}
    >
      {tile.enabled && <Link href={path} />}
    </DashboardTile>
  )
}

function linesOf(t: Translate<typeof dashboardMessages.texts>, tile: Tile, lines: TilePlan['lines']): string[] {
  const { count, active, inactive, categories = 0, shops = 0, floors = 0 } = tile
  switch (lines) {
    case 'activeAndNot':
      return [t('dashboard.active', { count: active }), t('dashboard.inactive', { count: inactive })]
    case 'categories':
      return [t('dashboard.inCategories', { count: categories })]
    case 'categoriesAndFloors':
      return [t('dashboard.inCategories', { count: categories }), t('dashboard.floors', { count: floors })]
    case 'offersAndShops':
      return [t('dashboard.offers', { count }), t('dashboard.shops', { count: shops })]
  }
}
