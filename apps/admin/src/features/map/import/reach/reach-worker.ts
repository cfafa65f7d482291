import type { Building } from '@kiosk-admin/wayfinding'
import { unitReach } from '@kiosk-admin/wayfinding/ways'

/** A building, and the floors to count areas on. */
export type ReachQuestion = { building: Building; floorIds: readonly string[] }

addEventListener('message', ({ data: { building, floorIds } }: MessageEvent<ReachQuestion>) => {
  postMessage(unitReach(building, floorIds))
})
