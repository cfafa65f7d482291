// What a map shows of a floor, beside the floor itself.

import type { Connector, Floor, PlaceKind, Point } from '@kiosk-admin/wayfinding'
import type { Plane } from '@kiosk-admin/wayfinding/drawing'

/** A shop, restaurant, company or service in a unit. */
export type UnitPlace = { record: { kind: 'item' | 'service'; id: string }; kind: PlaceKind; name: string }

/** An end of a leg at a connector. */
export type CrossingMark = {
  kind: Connector['kind']
  at: Point
  /** Name of the floor at the other end. */
  floor: string
  /** The name of the button. */
  label: string
  onPress: () => void
}

/** Points are fractions of the floor's picture. */
export type MapScene = {
  floor: Floor
  plane: Plane
  connectors: readonly Connector[]
  /** What is in the units, by their code. */
  places: ReadonlyMap<string, UnitPlace>
  /** The station; `angle` is where the visitor looks: degrees clockwise from the map's top. */
  here: { at: Point; angle: number | null } | null
  /** `at` is where the way ends, `middle` that of the goal's unit. */
  goal: { name: string; at: Point; middle: Point | null; areaId: string | null } | null
  /** The way on this floor, by legs. */
  ways: readonly (readonly Point[])[]
  /** The part of the way that the current step walks. */
  current: readonly Point[]
  crossings: readonly CrossingMark[]
  /** Codes of the units that the steps name. */
  landmarks: readonly string[]
  /** Ids of what is out of order. */
  closed: readonly string[]
}
