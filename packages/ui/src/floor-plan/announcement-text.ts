import { type FloorParts, nameOf, positionText } from './floor-parts'
import { labelOf } from './floor-plan'

/** The announcement of the last action; removals are also shown, with undo. */
export function announcementText(parts: Pick<FloorParts, 'state' | 't' | 'languages' | 'number' | 'percent'>): string {
  const { state, t, languages, number } = parts
  const { action, plan } = state
  if (!action) return ''
  switch (action.kind) {
    case 'addedMarker':
    case 'movedMarker': {
      const marker = plan.markers[action.index]
      const name = nameOf({ kind: 'marker', index: action.index }, parts)
      const at = marker ? positionText(marker.position, parts) : ''
      return action.kind === 'addedMarker' ? t.markers.added(name, at) : t.markers.moved(name, at)
    }
    case 'removedMarker': {
      const title = labelOf(action.marker, languages) ?? t.markers.untitled
      return t.markers.removed(t.markers.name(number(action.index + 1), title))
    }
    case 'addedArea':
      return t.areas.added(nameOf({ kind: 'area', index: action.index }, parts))
    case 'removedArea':
      return t.areas.removed(action.area.areaId.trim() || t.areas.untitled)
    case 'movedCorner': {
      const corner = plan.areas[action.area]?.points[action.index]
      const name = t.areas.corner(number(action.index + 1), nameOf({ kind: 'area', index: action.area }, parts))
      return corner ? t.markers.moved(name, positionText(corner, parts)) : ''
    }
    case 'addedCorner':
      return t.areas.addedCorner(number(action.index + 1))
    case 'removedCorner':
      return t.areas.removedCorner(number(action.index + 1))
    case 'drawnCorner':
    case 'takenCorner':
      return t.areas.corners(action.count)
    case 'aimed':
      return positionText(action.at, parts)
    default:
      return t[action.kind]
  }
}
