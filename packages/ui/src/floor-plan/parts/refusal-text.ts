import { MAX_AREAS, MAX_MARKERS } from '../floor-plan'
import { canDraw, type FloorTool, kindOf } from '../model/draft'
import type { FloorParts } from './floor-parts'

/** Why a tool draws nothing now; `undefined` if it draws, or the reason is in sight. */
export function refusalText(
  tool: FloorTool,
  { state, t, number }: Pick<FloorParts, 'state' | 't' | 'number'>,
): string | undefined {
  const { plan } = state
  if (canDraw(plan, tool)) return undefined
  switch (kindOf(tool)) {
    case 'marker':
      return t.markers.full(number(MAX_MARKERS))
    case 'area':
      return t.areas.full(number(MAX_AREAS))
    case 'door':
      return plan.areas.length === 0 ? t.tools.noAreas : undefined
    default:
      return undefined
  }
}
