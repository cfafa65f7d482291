import { type MenuGroup, may, type Permissions } from '@kiosk-admin/api-client'
import type { Feature } from '../shared/feature'
import { groupOf } from './group-of'

/** The screens behind one entry, the one that it leads to first. */
export type Entry = readonly [Feature, ...Feature[]]

/** What stands in the menu: screens that exist, and that the user may read. */
export function entriesOf(features: readonly Feature[], group: MenuGroup, permissions: Permissions): Entry[] {
  const readable = features.filter(
    (feature) =>
      feature.inMenu !== false &&
      groupOf(feature) === group &&
      (!feature.area || may(permissions, feature.area, 'read')),
  )
  const entries = Map.groupBy(readable, ({ name, entry = name }) => entry)
  return [...entries.values()].flatMap(([first, ...others]): Entry[] => (first ? [[first, ...others]] : []))
}
