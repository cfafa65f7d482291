import type { Element } from './elements'
import {
  amenityOf,
  connectorOf,
  isDoor,
  isPath,
  isPrivate,
  isSquare,
  isTenant,
  isTenantOutdoors,
  isTerminal,
} from './meanings'

/** What an element is in a plan. */
export type Role =
  | 'level'
  | 'connector'
  | 'unit'
  | 'walkway'
  | 'wall'
  | 'column'
  | 'door'
  | 'amenity'
  | 'tenant'
  | 'terminal'

/** The role of an element by its tags; `undefined` if a plan has no place for it. */
export function roleOf({ tags, levels, shapes }: Element): Role | undefined {
  const isArea = shapes.some(({ type }) => type === 'area')
  const isNode = shapes.some(({ type }) => type === 'node')
  if (tags.indoor === 'level') return 'level'
  if (isPrivate(tags)) {
    if (isArea && (tags.indoor === 'room' || tags.indoor === 'area' || tags.indoor === 'corridor')) return 'unit'
    if (connectorOf(tags) || isPath(tags) || tags.indoor === 'corridor') return undefined
  }
  // on one floor, a moving walkway and steps that are a line are a way
  const kind = connectorOf(tags)
  const isLine = shapes.every(({ type }) => type === 'line')
  const isWayOnOne = kind === 'travelator' || isPath(tags) || (kind === 'stairs' && isLine)
  const isConnector = isWayOnOne ? levels.length > 1 : kind
  if (isConnector && !(isNode && isPath(tags))) return 'connector'
  const isTenantArea = ((tags.indoor === 'area' || tags.indoor === 'yes') && isTenant(tags)) || isTenantOutdoors(tags)
  if (isArea && (tags.indoor === 'room' || isTenantArea)) return 'unit'
  if (tags.indoor === 'column') return 'column'
  if (!isNode && tags.indoor === 'wall') return 'wall'
  if (isArea && (tags.indoor === 'area' || isSquare(tags))) return 'walkway'
  if (!isNode && (tags.indoor === 'corridor' || isPath(tags) || connectorOf(tags))) return 'walkway'
  if (isNode && isDoor(tags)) return 'door'
  if (isNode && isTerminal(tags)) return 'terminal'
  if (amenityOf(tags)) return 'amenity'
  return isTenant(tags) || (isNode && tags.name !== undefined) ? 'tenant' : undefined
}

/** Roles that make a floor: a toilet alone does not. */
export const drawnRoles: readonly (Role | undefined)[] = ['level', 'connector', 'unit', 'walkway', 'wall', 'column']
