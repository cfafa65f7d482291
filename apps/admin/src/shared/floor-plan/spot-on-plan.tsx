import type { FloorPlan } from '@kiosk-admin/api-client'
import { StationPlan } from '@kiosk-admin/ui/map'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMessages } from '../i18n/i18n'
import { floorPlanMessages } from './messages'
import { spotOf } from './spot'

type SpotOnPlanProps = {
  plans: readonly FloorPlan[]
  /** Code on the marker. */
  code: string
  name: string
  areaId: string | null
  /** Floor of the spot, if known. */
  floorId?: string | null
}

/** Shows the spot on its floor plan, or explains how to place it. Replaces the map where none is configured. */
export function SpotOnPlan({ plans, code, name, areaId, floorId = null }: SpotOnPlanProps) {
  const t = useMessages(floorPlanMessages)
  const textIn = useLocalisedText()
  const spot = spotOf(plans, { areaId, floorId })
  const plan = spot?.plan ?? plans.find(({ id }) => id === floorId) ?? plans[0]
  if (!plan) return null
  const floor = textIn(plan.name)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <StationPlan
        label={floor}
        picture={plan.picture}
        states={false}
        height={300}
        stations={
          spot ? [{ id: code, code, name, state: 'online', position: spot.position, corners: spot.corners }] : []
        }
      />
      <p className="m-0 text-sm text-fg-muted">
        {spot ? t('floorPlan.on', { floor }) : areaId ? t('floorPlan.notDrawn', { areaId }) : t('floorPlan.noAreaId')}
      </p>
    </div>
  )
}
