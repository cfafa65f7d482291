import { distance, type Vector } from '../geometry/plane'
import type { Building } from '../model'
import type { Crossing, Leg, Route } from '../route/route'
import { type Landmarks, landmarksAmong } from './landmarks'
import { type Bend, type Path, pathOf, turnOf, whereIs } from './path'
import { inwards, type Plan, plansOf } from './plan'
import type { ArriveStep, ConnectorStep, Landmark, LandmarkCandidate, NamedPlace, Step, WalkStep } from './step'

/** What steps say beside the way itself. */
export type StepsOptions = {
  readonly building: Building
  /** Direction in which the station's screen faces: degrees clockwise from the top of the picture. Visitors look the other way. */
  readonly bearing?: number | null
  /** The end of the way; `areaId` is the code of its unit, if it has one. */
  readonly goal: NamedPlace & { readonly areaId?: string | null }
  readonly landmarks?: readonly LandmarkCandidate[]
}

type Context = {
  readonly options: StepsOptions
  readonly plans: ReadonlyMap<string, Plan>
  readonly landmarks: Landmarks
}

/** A leg with what comes before it. */
type Walk = {
  readonly leg: Leg
  readonly index: number
  readonly path: Path
  readonly plan: Plan | undefined
  readonly facing: Vector | undefined
  /** The connector that the visitor leaves. */
  readonly leaving: Crossing | undefined
}

/** Metres that an escalator or travelator leads, from which on its direction is known. */
const knownTravel = 2
/** Metres within which the goal is in sight: the last walk says none if it is shorter. */
const inSight = 10

/**
 * The instructions of a way. Headings are measured over 3 m; less than 20° is no turn, less than 50° bears, from 135° the
 * visitor turns round, and two turns within 4 m that cancel are left out.
 */
export function stepsOf(route: Route, options: StepsOptions): Step[] {
  const context: Context = {
    options,
    plans: plansOf(options.building),
    landmarks: landmarksAmong(options.landmarks ?? [], options.goal.areaId ?? undefined),
  }
  const steps: Step[] = []
  for (const [index, leg] of route.legs.entries()) {
    const walk = walkOf(context, leg, index, route.legs[index - 1])
    steps.push(...walkSteps(context, walk))
    const last = steps.at(-1)
    const step = leg.crossing ? connectorStep(context, walk, leg.crossing) : arriveStep(context, walk)
    const continued = step.kind === 'connector' && last?.kind === 'connector' && isContinued(last, step)
    // stairs over several floors are one step
    if (continued) steps.splice(-1, 1, { ...last, floor: step.floor })
    else steps.push(step)
  }
  return steps
}

const isContinued = (last: ConnectorStep, step: ConnectorStep) =>
  last.connector.id === step.connector.id && last.direction === step.direction

const vectorsOf = ({ corners }: Leg): Vector[] => corners.map(({ east, north }) => ({ x: east, y: north }))

function walkOf(context: Context, leg: Leg, index: number, before: Leg | undefined): Walk {
  const plan = context.plans.get(leg.floorId)
  const path = pathOf(vectorsOf(leg))
  const { bearing } = context.options
  const first = typeof bearing === 'number' ? plan?.direction(bearing + 180) : undefined
  const facing = before ? facingAfter(context, before, leg) : first
  return { leg, index, path, plan, facing, leaving: before?.crossing }
}

/** Where one looks who leaves a connector: along its exit; an escalator or travelator leads straight on. */
function facingAfter({ plans }: Context, before: Leg, leg: Leg): Vector | undefined {
  const [from, to] = [plans.get(before.floorId), plans.get(leg.floorId)]
  const { exit, kind } = before.crossing ?? {}
  if (exit !== undefined) return to?.direction(exit)
  if ((kind !== 'escalator' && kind !== 'travelator') || !from?.anchored || !to?.anchored) return undefined
  const [start, end] = [vectorsOf(before).at(-1), vectorsOf(leg)[0]]
  return start && end && distance(start, end) >= knownTravel ? { x: end.x - start.x, y: end.y - start.y } : undefined
}

const where = ({ leg, index }: Walk, corner: number) => ({
  floorId: leg.floorId,
  leg: index,
  at: leg.points[corner] ?? { x: 0, y: 0 },
})

/** Metres as they are said: by 5, from 50 by 10. */
function saidMetres(metres: number): number {
  const step = metres < 50 ? 5 : 10
  return Math.round(metres / step) * step
}

function walkSteps(context: Context, walk: Walk): WalkStep[] {
  const { leg, path, facing, leaving } = walk
  const { headings, bends } = path
  if (!headings) return []
  const metresTo = (bend: Bend | undefined, from: number) => {
    const metres = (bend?.from ?? path.metres) - from
    return bend || leg.crossing || metres >= inSight ? saidMetres(metres) : 0
  }
  const first: WalkStep = {
    ...where(walk, 0),
    ...(facing
      ? turnOf(facing, headings.start)
      : { kind: 'walk' as const, ...towardsOf(context, walk, headings.start) }),
    metres: metresTo(bends[0], 0),
    ...landmarkOf(context, walk, bends[0], facing ? ['past', 'towards'] : ['past']),
    ...(leaving && { leaving: { kind: leaving.kind, direction: leaving.direction } }),
  }
  const others = bends.map(
    (bend, index): WalkStep => ({
      ...where(walk, bend.first),
      ...turnOf(bend.before, bend.after),
      metres: metresTo(bends[index + 1], bend.from),
      ...landmarkOf(context, walk, bends[index + 1], ['past', 'towards']),
    }),
  )
  return [first, ...others]
}

/** The landmark at the end of a walk, which is a bend or the leg's connector. */
function landmarkOf(
  { landmarks }: Context,
  { path, plan, leg }: Walk,
  bend: Bend | undefined,
  relations: readonly Landmark['relation'][],
): { landmark?: Landmark } {
  if (!plan || (!bend && !leg.crossing)) return {}
  const corner = bend?.first ?? path.end
  const [before, turn] = [path.corners[corner - 1], path.corners[corner]]
  if (!before || !turn || distance(before, turn) === 0) return {}
  const landmark = landmarks.atTurn(plan, turn, { x: turn.x - before.x, y: turn.y - before.y }, relations)
  return landmark ? { landmark } : {}
}

/** What is ahead of who does not know where to look: a landmark, the connector, or the goal. */
function towardsOf(
  { landmarks, options }: Context,
  { path, plan, leg }: Walk,
  heading: Vector,
): Pick<Extract<WalkStep, { kind: 'walk' }>, 'towards'> {
  const [start] = path.corners
  const seen = plan && start && landmarks.towards(plan, start, heading)
  if (seen) return { towards: seen }
  if (path.bends.length > 0) return {}
  const { kind, name, dative } = options.goal
  return { towards: leg.crossing ? { kind: leg.crossing.kind } : { kind, name, ...(dative && { dative }) } }
}

function connectorStep({ options }: Context, walk: Walk, crossing: Crossing): ConnectorStep {
  const { floors, connectors } = options.building
  const floor = floors.find(({ id }) => id === crossing.toFloorId)
  const connector = connectors.find(({ id }) => id === crossing.id)
  const name = floor?.name ?? {}
  return {
    ...where(walk, walk.leg.points.length - 1),
    kind: 'connector',
    connector: { id: crossing.id, kind: crossing.kind, ...(connector?.name && { name: connector.name }) },
    direction: crossing.direction,
    floor: { id: crossing.toFloorId, name, spoken: floor?.map?.spoken ?? name, ordinal: floor?.map?.ordinal },
  }
}

function arriveStep({ options }: Context, walk: Walk): ArriveStep {
  const { kind, name, areaId } = options.goal
  const facing = walk.path.headings?.end ?? walk.facing
  const direction = goalDirection(walk, areaId ?? undefined)
  return {
    ...where(walk, walk.leg.points.length - 1),
    kind: 'arrive',
    goal: { kind, name },
    ...(facing && direction && { side: whereIs(facing, direction) }),
  }
}

/** Direction of the goal at the end of the way: into its unit, else along the last metres of the way. */
function goalDirection({ path, plan }: Walk, areaId: string | undefined): Vector | undefined {
  const end = path.corners.at(-1)
  const into = end && areaId !== undefined && plan ? inwards(plan, areaId, end) : undefined
  if (into || !end) return into
  const from = path.headings ? path.corners[path.end] : path.corners[0]
  if (from && distance(from, end) > 0) return { x: end.x - from.x, y: end.y - from.y }
  return path.headings?.end
}
