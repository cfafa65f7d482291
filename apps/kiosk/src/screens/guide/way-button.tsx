import { MapPin } from 'lucide-react'
import { pathfinderLinkAttributes } from '../../model/clicks'
import type { Target } from '../../model/page'
import { useGuide, useMinutesTo } from './guide-context'

/** Opens Pathfinder with the way to a target; `itemId` is the item of the counted click. */
export function WayButton({ to, itemId }: { to: Target; itemId?: string }) {
  const { t, onOpen } = useGuide()
  const minutes = useMinutesTo()(to.areaId)
  return (
    <button
      type="button"
      className="kiosk-primary"
      {...pathfinderLinkAttributes(itemId)}
      onClick={() => onOpen({ at: 'pathfinder', to })}
    >
      <MapPin className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
      {t.way}
      {minutes !== undefined && <span> {t.minutes(minutes)}</span>}
    </button>
  )
}
