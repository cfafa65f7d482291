import type { Connector, Localised, Point } from '../model'
import type { Crossing } from '../route/route'

/** A side of the way, as seen by who walks it. */
export type Side = 'left' | 'right'

/** What a place is: decides the noun before its name in languages that inflect one. */
export type PlaceKind = 'shop' | 'restaurant' | 'company' | 'service' | 'place'

/** A place with a name that visitors can read on it. */
export type NamedPlace = {
  readonly kind: PlaceKind
  readonly name: Localised
  /** The name in the dative, in languages whose prepositions ask for it; without, the name is not inflected. */
  readonly dative?: Localised
}

/** Who is in a unit, as a possible landmark. */
export type LandmarkCandidate = NamedPlace & {
  /** Code of the unit. */
  readonly areaId: string
  readonly open: boolean
}

/** A place by which a visitor finds the end of a walk: passed before it, or straight ahead of it. */
export type Landmark = NamedPlace & { readonly areaId: string; readonly relation: 'past' | 'towards' }

type Where = {
  readonly floorId: string
  /** Index of the route's leg. */
  readonly leg: number
  /** Where the step begins, as picture fractions. */
  readonly at: Point
}

/** A turn, or none. */
export type Turn =
  | { readonly kind: 'straight' | 'turnRound'; readonly side?: undefined }
  | { readonly kind: 'bear' | 'turn'; readonly side: Side }

/** A walk of which it is not known where the visitor looks, in the direction of something to name, if there is any. */
type Unturned = {
  readonly kind: 'walk'
  readonly side?: undefined
  readonly towards?: NamedPlace | { readonly kind: Connector['kind'] }
}

/** A turn, or none, and the walk after it. */
export type WalkStep = Where &
  (Turn | Unturned) & {
    /** Metres to the next step, by 5, from 50 by 10; 0 if the goal is less than 10 m away, which is in sight. */
    readonly metres: number
    /** At the end of the walk. */
    readonly landmark?: Landmark
    /** The connector that the visitor leaves with this step. */
    readonly leaving?: Pick<Crossing, 'kind' | 'direction'>
  }

/** Takes a connector to another floor. */
export type ConnectorStep = Where & {
  readonly kind: 'connector'
  readonly connector: Pick<Connector, 'id' | 'kind' | 'name'>
  readonly direction: Crossing['direction']
  /** Where it leads. */
  readonly floor: {
    readonly id: string
    readonly name: Localised
    readonly spoken: Localised
    readonly ordinal: number | undefined
  }
}

/** The end of the way. */
export type ArriveStep = Where & {
  readonly kind: 'arrive'
  readonly goal: NamedPlace
  /** Where the goal is, as seen by who arrives; absent if it is not known where the visitor looks. */
  readonly side?: Side | 'ahead' | 'behind'
}

/** An instruction on a way. */
export type Step = WalkStep | ConnectorStep | ArriveStep
