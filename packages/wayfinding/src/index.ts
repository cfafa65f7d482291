export { labelPoint } from './geometry/label-point'
export {
  type Fit,
  type Georeference,
  type GeoreferenceProblem,
  georeference,
  originOf,
} from './georeference/georeference'
export { type Geographic, type Projection, projectionAt } from './georeference/projection'
export { type Metres, type Transform, toMetres, toPicture } from './georeference/transform'
export { textIn } from './languages'
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
export { exceptionSlotsOn, isOpen, weeklySlotsOn } from './route/hours'
export type { Crossing, Leg, Profile, Route } from './route/route'
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
