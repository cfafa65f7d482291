import { type MenuGroup, may, type Permissions } from '@kiosk-admin/api-client'
import type { Feature } from '../shared/feature/feature'
import { groupOf } from './group-of'

/** The screens of one menu entry; it opens the first. */
export type Entry = readonly [Feature, ...Feature[]]

/** The entries of a menu group: existing screens that the user may read. */
export function entriesOf(features: readonly Feature[], group: MenuGroup, permissions: Permissions): Entry[] {
  const readable = features.filter(
    (feature) =>
      feature.inMenu !== false &&
      groupOf(feature) === group &&
      (!feature.area || may(permissions, feature.area, 'read')),
  )
  // the overview and the trash need no right of their own, and lead nowhere without one of the group
  if (!readable.some(({ area }) => area)) return []
  const entries = Map.groupBy(readable, ({ name, entry = name }) => entry)
  return [...entries.values()].flatMap(([first, ...others]): Entry[] => (first ? [[first, ...others]] : []))
}
