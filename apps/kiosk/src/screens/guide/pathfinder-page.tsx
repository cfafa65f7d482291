import { messages } from '../../messages'
import type { GuideFloor } from '../../model/guide'
import type { Page, Target } from '../../model/page'
import { type Spot, spotOf, standOf } from '../../model/spots'
import { counts, inPathfinder, opensPathfinder } from '../../model/touches'
import { FloorPlan } from './floor-plan'
import { useGuide } from './guide-context'
import { PageHead } from './page-head'

type PathfinderPageProps = Omit<Extract<Page, { at: 'pathfinder' }>, 'at'>

/** The plans of the house, with where one is and where one wants to go. */
export function PathfinderPage({ to, floorId }: PathfinderPageProps) {
  const { guide, language, stand, t, onOpen } = useGuide()
  const here = standOf(guide.floors, stand)
  const there = to && spotOf(guide.floors, to.areaId)
  // the floors of the house, and of a garage only those that are part of the way
  const floors = guide.floors.filter(
    ({ id, garageId }) => garageId === null || id === here?.floor.id || id === there?.floor.id,
  )
  const floor = floors.find(({ id }) => id === floorId) ?? there?.floor ?? here?.floor ?? floors[0]
  return (
    <div className="kiosk-guide" {...inPathfinder}>
      <PageHead title={to?.name ?? messages[language].menu.pathfinder} />
      {to && <Way to={to} here={here} there={there} />}
      {floors.length > 1 && (
        <fieldset className="guide-views" aria-label={t.floors}>
          {floors.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === floor?.id}
              {...counts('menu', `floor-${id}`)}
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

/** In words, also for who sees no plan. */
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

/** What can be gone to from here: what the house offers, and every shop that has a spot. */
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
            <button type="button" {...counts('service', id)} onClick={() => onOpen({ at: 'pathfinder', to })}>
              {to.name}
            </button>
          </li>
        ))}
      </ul>
      {items.length > 0 && <h3 className="guide-group">{t.all}</h3>}
      <ul className="guide-names">
        {items.map(({ id, ...to }) => (
          <li key={id}>
            <button type="button" {...opensPathfinder(id)} onClick={() => onOpen({ at: 'pathfinder', to })}>
              {to.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
