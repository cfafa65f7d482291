import { type MenuGroup, menuGroups } from '@kiosk-admin/api-client'
import type { Feature } from '../shared/feature'

export const groups = Object.keys(menuGroups) as MenuGroup[]

/** The menu's group of a screen; a screen that everyone sees is among what is published. */
export const groupOf = ({ area, group }: Pick<Feature, 'area' | 'group'>): MenuGroup =>
  group ?? groups.find((one) => area && (menuGroups[one] as readonly string[]).includes(area)) ?? 'Published'
