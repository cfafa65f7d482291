import type { Metres } from '../georeference/transform'
import type { Connector, Point } from '../model'

/** What a way avoids: nothing, or stairs, escalators and whatever is not passable without a step. */
export type Profile = 'fastest' | 'stepFree'

/** The connector that a leg ends at, and where it leads. */
export type Crossing = {
  readonly id: string
  readonly kind: Connector['kind']
  readonly toFloorId: string
  readonly direction: 'up' | 'down' | 'level'
  /** Direction in which one leaves it: degrees clockwise from the top of the next floor's picture. */
  readonly exit?: number
}

/** The part of a way on one floor. */
export type Leg = {
  readonly floorId: string
  /** Corners of the way as picture fractions, from its start to its end. */
  readonly points: readonly Point[]
  /** The same corners in metres of the floor's georeference. */
  readonly corners: readonly Metres[]
  readonly metres: number
  readonly seconds: number
  /** Absent on the last leg. */
  readonly crossing?: Crossing
}

/** A way through the building. */
export type Route = {
  readonly profile: Profile
  readonly metres: number
  readonly seconds: number
  /** In order of walking, at least one. */
  readonly legs: readonly Leg[]
}
