// Chooses between the map and the floor plans for showing places.

import { calls, type FloorPlan } from '@kiosk-admin/api-client'
import { useCall } from '../cache/use-call'
import { useConfig } from './use-config'

export type Ground =
  | { kind: 'loading' }
  | { kind: 'map' }
  /** No map is configured. */
  | { kind: 'plans'; plans: readonly FloorPlan[] }
  /** No floor plan has a picture either. */
  | { kind: 'none' }

/** Where a mall's places are shown: on this installation's map, else on the floor plans. */
export function useGround(mallId: string): Ground {
  const { data: config, loading } = useConfig()
  const mapped = Boolean(config?.mapsKey || config?.tileUrl)
  const plans = useCall(calls.floorPlans, config && !mapped ? { query: { mallId } } : null)
  if (loading || plans.loading) return { kind: 'loading' }
  // plans that could not be loaded may exist
  if (mapped || !plans.data) return { kind: 'map' }
  return plans.data.length > 0 ? { kind: 'plans', plans: plans.data } : { kind: 'none' }
}
