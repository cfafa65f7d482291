import { distance, nearestOnSegment, type Vector } from '../geometry/plane'
import { isAhead, isSameWay, lengthOf } from './path'
import { clipped, type Plan, type PlanUnit } from './plan'
import type { Landmark, LandmarkCandidate, NamedPlace } from './step'

/** Metres from a turn within which a landmark is. */
const reach = 8
/** Metres before a turn from which on a front is passed before it. */
const passedFrom = 1
/** Metres within which a visitor sees where to walk to. */
const sight = 50

const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y })

/** Chooses landmarks for one route, each once. */
export type Landmarks = {
  /** The one by which a visitor who comes along `approach` finds a turn. */
  atTurn(plan: Plan, turn: Vector, approach: Vector, relations: readonly Landmark['relation'][]): Landmark | undefined
  /** One that is seen from a point in a direction. */
  towards(plan: Plan, point: Vector, heading: Vector): NamedPlace | undefined
}

/** Landmarks among candidates that are open, are not the goal and have a name that no other has. */
export function landmarksAmong(candidates: readonly LandmarkCandidate[], goalAreaId: string | undefined): Landmarks {
  const free = uniquelyNamed(candidates).filter(({ open, areaId }) => open && areaId !== goalAreaId)
  const used = new Set<string>()

  /** The widest of those that `fits`. */
  const choose = <T>(plan: Plan, point: Vector, fits: (unit: PlanUnit) => T | undefined) => {
    const found = free.flatMap((candidate) => {
      const [unit, ...others] = plan.units.filter(({ areaId }) => areaId === candidate.areaId)
      if (!unit || others.length > 0 || used.has(candidate.areaId)) return []
      const fit = fits(unit)
      return fit === undefined ? [] : [{ candidate, fit, width: seenWidth(plan, unit, point) }]
    })
    const byCode = (a: LandmarkCandidate, b: LandmarkCandidate) => (a.areaId < b.areaId ? -1 : 1)
    const [widest] = found.sort((a, b) => b.width - a.width || byCode(a.candidate, b.candidate))
    if (widest) used.add(widest.candidate.areaId)
    return widest
  }

  return {
    atTurn(plan, turn, approach, relations) {
      const length = lengthOf(approach)
      const heading = { x: approach.x / length, y: approach.y / length }
      const range = [-Math.min(reach, length), -passedFrom] as const
      const isSeen = (point: Vector) => distance(turn, point) <= reach && plan.sees(turn, point)
      const relationOf = ({ edges }: PlanUnit): Landmark['relation'] | undefined => {
        const isPassed = edges.some((edge) => {
          const part = clipped(edge, turn, heading, range)
          return part !== undefined && isSeen(nearestOnSegment(...part, turn))
        })
        if (isPassed) return 'past'
        const nearest = edges.map((edge) => nearestOnSegment(...edge, turn))
        return nearest.some((point) => isAhead(heading, minus(point, turn)) && isSeen(point)) ? 'towards' : undefined
      }
      const found = choose(plan, turn, (unit) => {
        const relation = relationOf(unit)
        return relation && relations.includes(relation) ? relation : undefined
      })
      if (!found) return undefined
      const { areaId, kind, name } = found.candidate
      return { areaId, kind, name, relation: found.fit }
    },

    towards(plan, point, heading) {
      const found = choose(plan, point, ({ edges }) => {
        const isSeen = (place: Vector) =>
          isSameWay(heading, minus(place, point)) && distance(point, place) <= sight && plan.sees(point, place)
        return edges.some((edge) => isSeen(nearestOnSegment(...edge, point)) || isSeen(middleOf(edge))) || undefined
      })
      return found && { kind: found.candidate.kind, name: found.candidate.name }
    },
  }
}

const middleOf = ([from, to]: readonly [Vector, Vector]): Vector => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
})

/** Metres of a unit's edges that are seen from a point. */
const seenWidth = (plan: Plan, { edges }: PlanUnit, point: Vector) =>
  edges
    .filter((edge) => plan.sees(point, nearestOnSegment(...edge, point)) || plan.sees(point, middleOf(edge)))
    .reduce((sum, [from, to]) => sum + distance(from, to), 0)

function uniquelyNamed(candidates: readonly LandmarkCandidate[]): readonly LandmarkCandidate[] {
  const codes = new Map<string, Set<string>>()
  const textsOf = ({ name }: LandmarkCandidate) =>
    Object.values(name).flatMap((text) => (text ? [text.trim().toLowerCase()] : []))
  for (const candidate of candidates) {
    for (const text of textsOf(candidate)) codes.set(text, (codes.get(text) ?? new Set()).add(candidate.areaId))
  }
  return candidates.filter((candidate) => textsOf(candidate).every((text) => codes.get(text)?.size === 1))
}
