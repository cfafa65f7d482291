import type { Connector, Floor, Point } from '@kiosk-admin/wayfinding'
import { textIn } from '@kiosk-admin/wayfinding'
import type { FoundWay } from './find-way'
import { wayMessages } from './messages/index'

/** The step of a way as the page shows it. */
export type StageStep = { icon: StepIcon; side: 'left' | 'right' | undefined; sentence: string }

export type StepIcon = 'straight' | 'bear' | 'turn' | 'turnRound' | 'walk' | 'arrive' | Connector['kind']

/** The part of a way on one floor. Points are picture fractions. */
export type Stage = {
  floor: Floor
  floorName: string
  /** The number of the first step. */
  first: number
  steps: StageStep[]
  ways: (readonly Point[])[]
  here: { at: Point } | null
  goal: { name: string; at: Point; middle: Point | null } | null
  crossings: { kind: Connector['kind']; at: Point; floor: string }[]
}

/** The floors of a way in order of walking; without a way, that of the goal if it is drawn. */
export function stagesOf(found: FoundWay): Stage[] {
  const { building, languages, goal, way } = found
  const floorOf = (id: string) => building.floors.find((floor) => floor.id === id)
  const nameOf = (floor: Floor | undefined) => (floor ? textIn(floor.name, languages) : '')
  const unit = building.floors
    .flatMap((floor) => floor.areas.map(({ areaId, points }) => ({ floor, areaId, points })))
    .find(({ areaId }) => areaId === goal.areaId)
  const middle = unit ? middleOf(unit.points) : null
  if (!way) {
    if (!unit?.floor.map || !middle) return []
    const only = { steps: [], ways: [], here: null, goal: { name: goal.name, at: middle, middle: null }, crossings: [] }
    return [{ floor: unit.floor, floorName: nameOf(unit.floor), first: 1, ...only }]
  }

  const { legs } = way.route
  const numbered = way.steps.map((step, index) => ({ step, index }))
  return legsByFloor(legs).flatMap((indices): Stage[] => {
    const own = numbered.filter(({ step }) => indices.includes(step.leg))
    const [start = 0, end = 0] = [indices[0], indices.at(-1)]
    const floor = floorOf(legs[start]?.floorId ?? '')
    // on a floor that stairs pass there is nothing to do
    if (!floor || own.length === 0) return []
    const [begin, finish] = [legs[start]?.points[0], legs[end]?.points.at(-1)]
    const [before, after] = [legs[start - 1], legs[end]?.crossing]
    const crossings = [
      ...(before?.crossing && begin
        ? [{ kind: before.crossing.kind, at: begin, floor: nameOf(floorOf(before.floorId)) }]
        : []),
      ...(after && finish ? [{ kind: after.kind, at: finish, floor: nameOf(floorOf(after.toFloorId)) }] : []),
    ]
    return [
      {
        floor,
        floorName: nameOf(floor),
        first: (own[0]?.index ?? 0) + 1,
        steps: own.map(({ step, index }) => ({
          icon: step.kind === 'connector' ? step.connector.kind : step.kind,
          side: step.kind === 'bear' || step.kind === 'turn' ? step.side : undefined,
          sentence: way.sentences[index] ?? '',
        })),
        ways: indices.flatMap((index) => (legs[index] ? [legs[index].points] : [])),
        here: start === 0 && begin ? { at: begin } : null,
        goal: !after && finish ? { name: goal.name, at: finish, middle } : null,
        crossings,
      },
    ]
  })
}

type Legs = NonNullable<FoundWay['way']>['route']['legs']

/** Indices of legs, those that follow each other on one floor together. */
function legsByFloor(legs: Legs): number[][] {
  const groups: number[][] = []
  for (const [index, leg] of legs.entries()) {
    if (index > 0 && legs[index - 1]?.floorId === leg.floorId) groups.at(-1)?.push(index)
    else groups.push([index])
  }
  return groups
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** The alternative text of a stage's map. */
export const mapLabelOf = ({ ways, floorName }: Stage, { language }: FoundWay): string =>
  wayMessages[language][ways.length > 0 ? 'mapOfWay' : 'map'](floorName)
