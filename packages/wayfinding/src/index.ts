export {
  type Fit,
  type Georeference,
  type GeoreferenceProblem,
  georeference,
  originOf,
} from './georeference/georeference'
export { type Geographic, type Projection, projectionAt } from './georeference/projection'
export { type Metres, type Transform, toMetres, toPicture } from './georeference/transform'
export { createGraph, type Graph } from './graph/graph'
export {
  type Amenity,
  type AmenityKind,
  amenityKinds,
  type Building,
  type Connector,
  type ControlPoint,
  type Door,
  type Floor,
  type FloorMap,
  type Hours,
  type Localised,
  type Point,
  type Scale,
  type StationPlace,
  type Unit,
  type Walkway,
} from './model'
export type { Crossing, Leg, Profile, Route } from './route/route'
export type { WaysOptions } from './route/tree'
export { type Destination, type NoWayReason, unreachableFrom, type Ways, waysFrom } from './route/ways'
export type {
  ArriveStep,
  ConnectorStep,
  Landmark,
  LandmarkCandidate,
  NamedPlace,
  PlaceKind,
  Side,
  Step,
  Turn,
  WalkStep,
} from './steps/step'
export { type StepsOptions, stepsOf } from './steps/steps'
export { checkPlans } from './validation/check-plans'
export type { PlanWarning, PlanWarningName } from './validation/warning'
