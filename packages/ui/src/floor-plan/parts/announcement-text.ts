import { anchorOf, hasCorners, isRing, pointsOf } from '../model/items'
import { type FloorParts, nameOf, positionText } from './floor-parts'
import { refusalText } from './refusal-text'

/** The announcement of the last action; removals are also shown, with undo. */
export function announcementText(parts: Pick<FloorParts, 'state' | 't' | 'languages' | 'number' | 'percent'>): string {
  const { state, t, number } = parts
  const { action, plan } = state
  if (!action) return ''
  switch (action.kind) {
    case 'added': {
      const name = nameOf(action.item, plan, parts)
      if (hasCorners(action.item) || action.item.kind === 'scale') return t.areas.added(name)
      return t.markers.added(name, positionText(anchorOf(plan, action.item), parts))
    }
    case 'moved':
      return t.markers.moved(nameOf(action.item, plan, parts), positionText(anchorOf(plan, action.item), parts))
    case 'removed':
      return t.markers.removed(nameOf(action.item, action.plan, parts))
    case 'movedCorner': {
      const at = pointsOf(plan, action.item)[action.corner]
      const nameIn = isRing(plan, action.item) ? t.areas.corner : t.points.point
      const name = nameIn(number(action.corner + 1), nameOf(action.item, plan, parts))
      return at ? t.markers.moved(name, positionText(at, parts)) : ''
    }
    case 'addedCorner':
      return t.areas.addedCorner(number(action.corner + 1))
    case 'removedCorner':
      return t.areas.removedCorner(number(action.corner + 1))
    case 'drawnCorner':
    case 'takenCorner':
      return state.drawing === 'area' ? t.areas.corners(action.count) : t.points.count(action.count)
    case 'aimed':
      return positionText(action.at, parts)
    case 'refused':
      return refusalText(action.tool, parts) ?? ''
    case 'north':
      return t.north.at(number(action.degrees))
    default:
      return t[action.kind]
  }
}
