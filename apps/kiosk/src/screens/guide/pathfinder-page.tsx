import { messages } from '../../messages'
import { clickAttributes, pathfinderLinkAttributes, pathfinderViewAttributes } from '../../model/clicks'
import type { GuideFloor } from '../../model/guide'
import type { Page, Target } from '../../model/page'
import { type Spot, spotOf, stationSpot } from '../../model/spots'
import { FloorPlan } from './floor-plan'
import { useGuide } from './guide-context'
import { PageHead } from './page-head'

type PathfinderPageProps = Omit<Extract<Page, { at: 'pathfinder' }>, 'at'>

/** The floor plans with the visitor's location and target. */
export function PathfinderPage({ to, floorId }: PathfinderPageProps) {
  const { guide, language, location, t, onOpen } = useGuide()
  const here = stationSpot(guide.floors, location)
  const there = to && spotOf(guide.floors, to.areaId)
  // the mall's floors, and those floors of garages that are part of the way
  const floors = guide.floors.filter(
    ({ id, garageId }) => garageId === null || id === here?.floor.id || id === there?.floor.id,
  )
  const floor = floors.find(({ id }) => id === floorId) ?? there?.floor ?? here?.floor ?? floors[0]
  return (
    <div className="kiosk-guide" {...pathfinderViewAttributes}>
      <PageHead title={to?.name ?? messages[language].menu.pathfinder} />
      {to && <Way to={to} here={here} there={there} />}
      {floors.length > 1 && (
        <fieldset className="guide-views" aria-label={t.floors}>
          {floors.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === floor?.id}
              {...clickAttributes('menu', `floor-${id}`)}
              onClick={() => id !== floor?.id && onOpen({ at: 'pathfinder', ...(to ? { to } : {}), floorId: id })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {floor && <Plan floor={floor} to={to} there={there} />}
      {!to && <Targets />}
    </div>
  )
}

function Plan({ floor, to, there }: { floor: GuideFloor; to: Target | undefined; there: Spot | undefined }) {
  const onIt = to && there?.centre && there.floor.id === floor.id
  return (
    <FloorPlan
      floor={floor}
      {...(onIt && there.centre ? { target: { name: to.name, centre: there.centre, corners: there.corners } } : {})}
    />
  )
}

/** The way as text, also for screen readers. */
function Way({ to, here, there }: { to: Target; here: Spot | undefined; there: Spot | undefined }) {
  const { t } = useGuide()
  const near = here && there?.floor.id === here.floor.id
  const own = here && !near ? t.youAreOn(here.floor.name) : ''
  const target = near
    ? t.onThisFloor(to.name, here.floor.name)
    : there
      ? t.itIsOn(to.name, there.floor.name)
      : t.notOnPlan(to.name, to.areaId)
  return <p className="guide-way">{[own, target].filter(Boolean).join(' ')}</p>
}

/** The possible targets: services and items with a spot. */
function Targets() {
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
