import { Accessibility, Compass } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import './map.css'
import { nearbyIn } from '@kiosk-admin/wayfinding/ways'
import type { Ways } from '../../hooks/use-ways'
import { messages } from '../../messages'
import { clickAttributes, pathfinderLinkAttributes, pathfinderViewAttributes } from '../../model/clicks'
import type { Page } from '../../model/page'
import { spotOf, stationSpot } from '../../model/spots'
import { FloorPlan } from '../guide/floor-plan'
import { floorsOfWay, Targets, targetOn } from '../guide/floors-of-way'
import { useGuide } from '../guide/guide-context'
import { PageHead } from '../guide/page-head'
import { useVisitorsView } from '../guide/use-visitors-view'
import { MapWindow } from './drawing/map-window'
import { goalOf } from './goal'
import { mapMessages } from './map-messages'
import { RoutePanel } from './route-panel'
import { nearbyIcons } from './symbols'
import { TakeAlong } from './take-along'
import { useOpenPlace } from './use-open-place'
import { useRoute } from './use-route'
import { useScene } from './use-scene'
import { WayNotices } from './way-notices'

export type MapPageProps = { page: Extract<Page, { at: 'pathfinder' }>; ways: Ways }

/** The map of the floors with what is near and, with a goal, the way there. */
export function MapPage({ page, ways }: MapPageProps) {
  const { guide, language, location, t, stepFree, onStepFreeChange } = useGuide()
  const m = mapMessages[language]
  const { nearby, to: target } = page
  const nearest = useMemo(() => (nearby ? ways.found?.nearest(nearby) : undefined), [nearby, ways.found])
  const goal = useMemo(() => {
    if (target) return goalOf(target, guide)
    if (!nearby || !nearest) return undefined
    const { destination } = nearest
    const names = { name: m.nearby[nearby], spoken: m.theNearest[nearby], dative: m.nearestInDative[nearby] }
    return { ...names, recordId: null, kind: 'place', areaId: null, destination } as const
  }, [target, nearby, nearest, guide, m])
  const shown = useRoute(ways, goal)

  const spot = target && spotOf(guide.floors, target.areaId)
  const here = stationSpot(guide.floors, location)
  const floors = floorsOfWay(guide.floors, [
    ...[here, spot].map((one) => one?.floor.id),
    ...(shown?.route.legs.map((leg) => leg.floorId) ?? []),
  ])
  // a chosen floor stays until the next step
  const step = shown?.steps[shown.at]
  const [chosen, setChosen] = useState<{ id: string; step: typeof step }>()
  const isChosen = chosen && floors.some(({ id }) => id === chosen.id) && chosen.step === step
  const floorId = isChosen ? chosen.id : (step?.floorId ?? spot?.floor.id ?? here?.floor.id ?? floors[0]?.id)
  const onFloor = useCallback((id: string) => setChosen({ id, step }), [step])

  const [isNorthUp, setNorthUp] = useState(false)
  const hasView = useVisitorsView(ways) !== null
  const scene = useScene({ ways, goal, shown, floorId, isNorthUp, onFloor })
  const openPlace = useOpenPlace()
  const floor = floors.find(({ id }) => id === floorId)
  const plain = targetOn(floor, target, spot)

  return (
    <div className="kiosk-guide map-page" {...pathfinderViewAttributes}>
      <PageHead title={goal?.name ?? (nearby ? m.nearby[nearby] : messages[language].menu.pathfinder)} />
      <div className="map-stage">
        <div className="map-head">
          {floors.length > 1 && (
            <fieldset className="guide-views" aria-label={t.floors}>
              {floors.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={id === floorId}
                  {...clickAttributes('menu', `floor-${id}`)}
                  onClick={() => onFloor(id)}
                >
                  {name}
                </button>
              ))}
            </fieldset>
          )}
          <div className="map-options">
            <button
              type="button"
              className="map-option"
              aria-pressed={stepFree}
              {...clickAttributes('menu', 'step-free')}
              onClick={() => onStepFreeChange(!stepFree)}
            >
              <Accessibility className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
              {m.stepFree}
            </button>
            {hasView && scene && (
              <button
                type="button"
                className="map-option"
                aria-pressed={isNorthUp}
                {...clickAttributes('menu', 'north-up')}
                onClick={() => setNorthUp(!isNorthUp)}
              >
                <Compass className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
                {m.northUp}
              </button>
            )}
          </div>
        </div>
        {scene && floor ? (
          <MapWindow
            // each map begins as a whole
            key={`${floor.id} ${isNorthUp}`}
            scene={scene}
            label={m.map(floor.name)}
            youAreHere={t.youAreHere}
            t={m}
            onUnitPress={openPlace}
          />
        ) : (
          floor && <FloorPlan floor={floor} {...plain} />
        )}
      </div>
      <div className="map-side">
        <p className="map-step-free" role="status">
          {stepFree && m.stepFreeOn}
        </p>
        {goal && <WayNotices {...{ ways, goal }} isSecond={nearest?.isSecond ?? false} />}
        {shown && goal && <TakeAlong goal={goal} />}
        {shown && <RoutePanel shown={shown} language={language} />}
        {!goal && <Nearby ways={ways} />}
      </div>
      {!goal && <Targets />}
    </div>
  )
}

/** What is drawn of toilets, lifts, exits and the like, with the minutes to the nearest. */
function Nearby({ ways }: { ways: Ways }) {
  const { language, t, onOpen } = useGuide()
  const m = mapMessages[language]
  const all = useMemo(() => nearbyIn(ways.building), [ways.building])
  if (all.length === 0) return null
  return (
    <section className="map-nearby" aria-labelledby="map-nearby">
      <h2 id="map-nearby">{m.nearbyTitle}</h2>
      <ul>
        {all.map((what) => {
          const Icon = nearbyIcons[what]
          const nearest = ways.found?.nearest(what)
          const minutes = nearest && ways.found?.minutesTo(nearest.destination)
          return (
            <li key={what}>
              <button
                type="button"
                {...pathfinderLinkAttributes()}
                onClick={() => onOpen({ at: 'pathfinder', nearby: what })}
              >
                <Icon className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
                {m.nearby[what]}
                {minutes !== undefined && <span className="map-minutes">{t.minutes(minutes)}</span>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
