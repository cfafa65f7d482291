import { planeOf, type Up, visitorsView } from '@kiosk-admin/wayfinding/drawing'
import { useMemo } from 'react'
import type { Ways } from '../../hooks/use-ways'
import { useGuide } from './guide-context'

const none = { floors: [] }

/** Where the visitor looks on maps; `null` if the station's place or direction is not known. */
export function useVisitorsView(ways: Ways | null): Up | null {
  const { location } = useGuide()
  const { floors } = ways?.building ?? none
  const floor = floors.find(({ id }) => id === location?.floorId)
  const { bearing } = location ?? {}
  return useMemo(
    () => (floor && typeof bearing === 'number' ? visitorsView(floors, floor, bearing) : null),
    [floors, floor, bearing],
  )
}

/** Degrees clockwise by which the picture of a floor is turned, so that it stands as the map of the way does. */
export function usePlanTurn(floorId: string): number {
  const { ways } = useGuide()
  const view = useVisitorsView(ways)
  const { floors } = ways?.building ?? none
  return useMemo(() => {
    const floor = floors.find(({ id }) => id === floorId)
    const plane = view && floor && planeOf(floors, floor, view)
    if (!plane) return 0
    const [middle, top] = [plane.toMap({ x: 0.5, y: 0.5 }), plane.toMap({ x: 0.5, y: 0 })]
    return Math.round((Math.atan2(top.x - middle.x, middle.y - top.y) * 180) / Math.PI)
  }, [floors, floorId, view])
}
