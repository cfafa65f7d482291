import type { Point, Route, Step } from '@kiosk-admin/wayfinding'
import { textIn } from '@kiosk-admin/wayfinding'
import { northUp, planeOf, type Up, visitorsView } from '@kiosk-admin/wayfinding/drawing'
import { useMemo } from 'react'
import type { Ways } from '../../hooks/use-ways'
import { spotOf, stationSpot } from '../../model/spots'
import { useGuide } from '../guide/guide-context'
import { useVisitorsView } from '../guide/use-visitors-view'
import type { CrossingMark, MapScene } from './drawing/map-scene'
import { type Goal, placesOf } from './goal'
import { mapMessages } from './map-messages'
import type { ShownRoute } from './use-route'

export type SceneOptions = {
  ways: Ways
  goal?: Goal | undefined
  shown?: ShownRoute | undefined
  floorId: string | undefined
  /** North is up, not what the visitor sees. @default false */
  isNorthUp?: boolean
  onFloor: (floorId: string) => void
}

/** What the map shows of a floor; `null` if it is not drawn. */
export function useScene({ ways, goal, shown, floorId, isNorthUp = false, onFloor }: SceneOptions): MapScene | null {
  const { guide, language, location } = useGuide()
  const { building, closed } = ways
  const view = useVisitorsView(ways)
  const floor = building.floors.find(({ id }) => id === floorId)
  const plane = useMemo(() => {
    if (!floor) return null
    // a floor without directions is shown as its picture is
    const asDrawn = () => visitorsView(building.floors, floor, 180) ?? northUp
    return planeOf(building.floors, floor, view ? (isNorthUp ? northUp : view) : asDrawn())
  }, [building.floors, floor, view, isNorthUp])
  const places = useMemo(() => placesOf(guide), [guide])
  const { route, steps = [], at = 0, onStep } = shown ?? {}

  return useMemo(() => {
    if (!floor || !plane) return null
    const here = hereOn(floor.id)
    return {
      floor,
      plane,
      connectors: building.connectors,
      places,
      here: here && { at: here, angle: view && (isNorthUp ? angleOf(view) : 0) },
      goal: goalOn(floor.id),
      ways: route?.legs.filter((leg) => leg.floorId === floor.id).map(({ points }) => points) ?? [],
      current: route ? currentOf(route, steps, at, floor.id) : [],
      crossings: route ? crossingsOn(route, floor.id) : [],
      landmarks: steps.flatMap((step) => ('landmark' in step && step.landmark ? [step.landmark.areaId] : [])),
      closed,
    }

    function hereOn(id: string): Point | null {
      if (location?.position) return location.floorId === id ? location.position : null
      const spot = stationSpot(guide.floors, location)
      return spot?.floor.id === id ? spot.centre : null
    }

    function goalOn(id: string): MapScene['goal'] {
      if (!goal) return null
      const { name, areaId } = goal
      const last = route?.legs.at(-1)
      const spot = areaId === null ? undefined : spotOf(guide.floors, areaId)
      const goalAt = last
        ? last.floorId === id
          ? last.points.at(-1)
          : undefined
        : spot?.floor.id === id && spot.centre
      return goalAt ? { name, at: goalAt, areaId, middle: (last && spot?.centre) ?? null } : null
    }

    function crossingsOn({ legs }: Route, id: string): CrossingMark[] {
      const t = mapMessages[language]
      const nameOf = (other: string) =>
        textIn(building.floors.find((one) => one.id === other)?.name ?? {}, guide.languages)
      const markOf = (
        leg: Route['legs'][number],
        other: number,
        end: Point | undefined,
        to: string,
      ): CrossingMark[] => {
        const { kind } = (leg.crossing ? leg : legs[other])?.crossing ?? {}
        if (!kind || !end || to === id) return []
        const name = nameOf(to)
        const onPress = () => {
          const next = steps.findIndex((step) => step.leg === other)
          if (next >= 0) onStep?.(next)
          onFloor(to)
        }
        return [{ kind, at: end, floor: name, label: t.showFloor(t.connectors[kind], name), onPress }]
      }
      return legs.flatMap((leg, index) => {
        if (leg.floorId !== id) return []
        const [before, { crossing }] = [legs[index - 1], leg]
        return [
          ...(before?.crossing
            ? markOf({ ...leg, crossing: before.crossing }, index - 1, leg.points[0], before.floorId)
            : []),
          ...(crossing ? markOf(leg, index + 1, leg.points.at(-1), crossing.toFloorId) : []),
        ]
      })
    }
  }, [
    floor,
    plane,
    building,
    places,
    view,
    isNorthUp,
    closed,
    goal,
    route,
    steps,
    at,
    onStep,
    onFloor,
    guide,
    language,
    location,
  ])
}

/** Degrees clockwise from north. */
const angleOf = ({ east, north }: Up) => (Math.atan2(east, north) * 180) / Math.PI

/** The part of the way from a step to the next one. */
function currentOf({ legs }: Route, steps: readonly Step[], at: number, floorId: string): Point[] {
  const [step, next] = [steps[at], steps[at + 1]]
  if (!step || step.floorId !== floorId) return []
  const points = legs[step.leg]?.points ?? []
  const indexOf = (point: Point) => points.findIndex(({ x, y }) => x === point.x && y === point.y)
  const end = next?.leg === step.leg ? indexOf(next.at) : points.length - 1
  return points.slice(indexOf(step.at), end + 1)
}
