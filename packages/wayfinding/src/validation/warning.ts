/**
 * What `checkPlans` warns of:
 *
 * - `ringCrosses`: the rings of a unit, walkway or obstacle cross themselves or each other.
 * - `unitsOverlap`: two units share more than a strip of 0.1 m.
 * - `noDoor`: a unit has no door; voids need none.
 * - `doorOffEdge`: a door is more than 0.5 m from the rings of its unit.
 * - `doorOffWalkway`: a door is more than 1 m from all areas that are walked on, and more than 2 m from all lines.
 * - `codeNotDrawn`: no unit and no floor has a code that should be drawn.
 * - `stationOffWalkway`: a station is more than 1 m from all areas that are walked on, and more than 2 m from all lines.
 * - `connectorOnOneFloor`: a connector has no stops on two floors.
 * - `escalatorBothWays`: an escalator has no direction.
 * - `liftStopsApart`: two stops of a lift are more than 2 m apart on the ground.
 * - `scalesDiffer`: a floor's scale differs by more than 5 % from that of another floor with a picture of the same size.
 * - `ordinalTwice`: two floors have one ordinal.
 */
export type PlanWarningName =
  | 'ringCrosses'
  | 'unitsOverlap'
  | 'noDoor'
  | 'doorOffEdge'
  | 'doorOffWalkway'
  | 'codeNotDrawn'
  | 'stationOffWalkway'
  | 'connectorOnOneFloor'
  | 'escalatorBothWays'
  | 'liftStopsApart'
  | 'scalesDiffer'
  | 'ordinalTwice'

/** A warning about something on a floor. */
export type PlanWarning = {
  readonly name: PlanWarningName
  /** `null` for a code that is nowhere and for a connector. */
  readonly floorId: string | null
  readonly type: 'floor' | 'unit' | 'door' | 'walkway' | 'obstacle' | 'station' | 'connector' | 'code'
  /** Id of the object; of a unit the code, of an obstacle its index, counted from 0. */
  readonly id: string
  /** The other one of two units or floors, or the unit of a door. */
  readonly other?: string
}
