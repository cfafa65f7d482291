import type { Element } from './elements'
import { amenityOf, connectorOf, isDoor, isPath, isPrivate, isTenant } from './meanings'

/** What an element is in a plan. */
export type Role = 'level' | 'connector' | 'unit' | 'walkway' | 'wall' | 'column' | 'door' | 'amenity' | 'tenant'

/** The role of an element by its tags; `undefined` if a plan has no place for it. */
export function roleOf({ tags, levels, shapes }: Element): Role | undefined {
  const isArea = shapes.some(({ type }) => type === 'area')
  const isNode = shapes.some(({ type }) => type === 'node')
  if (tags.indoor === 'level') return 'level'
  if (isPrivate(tags)) {
    if (isArea && (tags.indoor === 'room' || tags.indoor === 'area' || tags.indoor === 'corridor')) return 'unit'
    if (connectorOf(tags) || isPath(tags) || tags.indoor === 'corridor') return undefined
  }
  // a moving walkway on one floor is a way
  const isConnector = connectorOf(tags) === 'travelator' || isPath(tags) ? levels.length > 1 : connectorOf(tags)
  if (isConnector && !(isNode && isPath(tags))) return 'connector'
  if (isArea && (tags.indoor === 'room' || (tags.indoor === 'area' && isTenant(tags)))) return 'unit'
  if (tags.indoor === 'column') return 'column'
  if (!isNode && tags.indoor === 'wall') return 'wall'
  if (isArea && tags.indoor === 'area') return 'walkway'
  if (!isNode && (tags.indoor === 'corridor' || isPath(tags) || connectorOf(tags))) return 'walkway'
  if (isNode && isDoor(tags)) return 'door'
  if (amenityOf(tags)) return 'amenity'
  return isTenant(tags) || (isNode && tags.name !== undefined) ? 'tenant' : undefined
}

/** Roles that make a floor: a toilet alone does not. */
export const drawnRoles: readonly (Role | undefined)[] = ['level', 'connector', 'unit', 'walkway', 'wall', 'column']
