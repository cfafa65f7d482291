import { type MenuGroup, menuGroups } from '@kiosk-admin/api-client'
import type { Feature } from '../shared/feature/feature'

export const groups = Object.keys(menuGroups) as MenuGroup[]

/** The menu group of a screen; screens without a permission area belong to Published. */
export const groupOf = ({ area, group }: Pick<Feature, 'area' | 'group'>): MenuGroup =>
  group ?? groups.find((one) => area && (menuGroups[one] as readonly string[]).includes(area)) ?? 'Published'
