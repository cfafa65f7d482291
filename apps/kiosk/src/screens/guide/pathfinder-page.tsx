import { lazy, Suspense } from 'react'
import { messages } from '../../messages'
import { clickAttributes, pathfinderViewAttributes } from '../../model/clicks'
import type { Page, Target } from '../../model/page'
import { type Spot, spotOf, stationSpot } from '../../model/spots'
import { loadMap } from '../map/load-map'
import { FloorPlan } from './floor-plan'
import { floorsOfWay, Targets, targetOn } from './floors-of-way'
import { useGuide } from './guide-context'
import { PageHead } from './page-head'

const MapPage = lazy(async () => ({ default: (await loadMap()).MapPage }))

type PathfinderPageProps = { page: Extract<Page, { at: 'pathfinder' }> }

/** The map with the way to the visitor's target; the plans of the floors if none is drawn. */
export function PathfinderPage({ page }: PathfinderPageProps) {
  const { language, ways } = useGuide()
  if (!ways) return <PlanPage {...page} />
  return (
    <Suspense
      fallback={
        <p className="kiosk-empty" role="status">
          {messages[language].loading}
        </p>
      }
    >
      <MapPage page={page} ways={ways} />
    </Suspense>
  )
}

type PlanPageProps = Pick<PathfinderPageProps['page'], 'to' | 'floorId'>

/** The floor plans with the visitor's location and target. */
function PlanPage({ to, floorId }: PlanPageProps) {
  const { guide, language, location, t, onOpen } = useGuide()
  const here = stationSpot(guide.floors, location)
  const there = to && spotOf(guide.floors, to.areaId)
  const floors = floorsOfWay(guide.floors, [here?.floor.id, there?.floor.id])
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
      {floor && <FloorPlan floor={floor} {...targetOn(floor, to, there)} />}
      {!to && <Targets />}
    </div>
  )
}

/** The way as text, also for screen readers. */
function Way({ to, here, there }: { to: Target; here: Spot | undefined; there: Spot | undefined }) {
  const { t } = useGuide()
  const near = here && there?.floor.id === here.floor.id
  const own = here && !near ? t.youAreOn(here.floor.name) : ''
  const target = near
    ? t.onThisFloor(to.name)
    : there
      ? t.itIsOn(to.name, there.floor.name)
      : t.notOnPlan(to.name, to.areaId)
  return <p className="guide-way">{[own, target].filter(Boolean).join(' ')}</p>
}
