import { calls, type FloorPlan } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import { type Loaded, useCall } from '../cache/use-call'

/** The floors that have a picture of their plan, with what is drawn on them. Default: those of this tab's mall. */
export function usePlans(mallId?: string): Loaded<FloorPlan[]> {
  const own = useMallId()
  return useCall(calls.floorPlans, { query: { mallId: mallId ?? own } })
}
