import { type FloorParts, nameOf, placeInWords } from './floor-parts'
import { labelOf } from './floor-plan'

/** The announcement of the last action; removals are also shown, with undo. */
export function newsInWords(parts: Pick<FloorParts, 'state' | 't' | 'languages' | 'number' | 'percent'>): string {
  const { state, t, languages, number } = parts
  const { news, plan } = state
  if (!news) return ''
  switch (news.kind) {
    case 'addedMarker':
    case 'movedMarker': {
      const marker = plan.markers[news.index]
      const name = nameOf({ kind: 'marker', index: news.index }, parts)
      const at = marker ? placeInWords(marker.position, parts) : ''
      return news.kind === 'addedMarker' ? t.markers.added(name, at) : t.markers.moved(name, at)
    }
    case 'removedMarker': {
      const title = labelOf(news.marker, languages) ?? t.markers.untitled
      return t.markers.removed(t.markers.name(number(news.index + 1), title))
    }
    case 'addedArea':
      return t.areas.added(nameOf({ kind: 'area', index: news.index }, parts))
    case 'removedArea':
      return t.areas.removed(news.area.areaId.trim() || t.areas.untitled)
    case 'movedCorner': {
      const corner = plan.areas[news.area]?.points[news.index]
      const name = t.areas.corner(number(news.index + 1), nameOf({ kind: 'area', index: news.area }, parts))
      return corner ? t.markers.moved(name, placeInWords(corner, parts)) : ''
    }
    case 'addedCorner':
      return t.areas.addedCorner(number(news.index + 1))
    case 'removedCorner':
      return t.areas.removedCorner(number(news.index + 1))
    case 'drawnCorner':
    case 'takenCorner':
      return t.areas.corners(news.count)
    case 'aimed':
      return placeInWords(news.at, parts)
    default:
      return t[news.kind]
  }
}
