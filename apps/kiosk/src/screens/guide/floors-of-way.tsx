// What the map and the plans of the floors have in common.

import { messages } from '../../messages'
import { clickAttributes, pathfinderLinkAttributes } from '../../model/clicks'
import type { GuideFloor } from '../../model/guide'
import type { Target } from '../../model/page'
import type { Spot } from '../../model/spots'
import type { FloorPlanProps } from './floor-plan'
import { useGuide } from './guide-context'

/** The mall's floors, and those floors of garages that are part of the way. */
export const floorsOfWay = (floors: readonly GuideFloor[], onTheWay: readonly (string | undefined)[]): GuideFloor[] =>
  floors.filter(({ id, garageId }) => garageId === null || onTheWay.includes(id))

/** The target on the plan of a floor, if it is there. */
export function targetOn(
  floor: GuideFloor | undefined,
  to: Target | undefined,
  spot: Spot | undefined,
): Pick<FloorPlanProps, 'target'> {
  if (!to || !spot?.centre || spot.floor.id !== floor?.id) return {}
  return { target: { name: to.name, centre: spot.centre, corners: spot.corners } }
}

/** The possible targets: services and items with a spot. */
export function Targets() {
  const { guide, language, t, onOpen } = useGuide()
  const menu = messages[language].menu
  const services = guide.services.flatMap(({ id, name, areaId }) => (areaId === null ? [] : [{ id, name, areaId }]))
  const items = guide.items.flatMap(({ id, name, areaId }) => (areaId === null ? [] : [{ id, name, areaId }]))
  return (
    <section aria-labelledby="guide-where">
      <h2 id="guide-where">{t.whereTo}</h2>
      {services.length > 0 && <h3 className="guide-group">{menu.services}</h3>}
      <ul className="guide-names">
        {services.map(({ id, ...to }) => (
          <li key={id}>
            <button type="button" {...clickAttributes('service', id)} onClick={() => onOpen({ at: 'pathfinder', to })}>
              {to.name}
            </button>
          </li>
        ))}
      </ul>
      {items.length > 0 && <h3 className="guide-group">{t.all}</h3>}
      <ul className="guide-names">
        {items.map(({ id, ...to }) => (
          <li key={id}>
            <button type="button" {...pathfinderLinkAttributes(id)} onClick={() => onOpen({ at: 'pathfinder', to })}>
              {to.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
