// What a map of a floor consists of, for every way to draw one.

export { connectorPaths } from '../drawing/connector-paths'
export {
  type Label,
  type LabelRequest,
  type LabelRequestOptions,
  labelRequests,
  type Measure,
  placeLabels,
} from '../drawing/labels'
export { around, type MarkSide, placeBeside, type Size, withoutOverlaps } from '../drawing/marks'
export {
  badgeText,
  dotSize,
  type MapPins,
  type PinnedPlaces,
  type PinOptions,
  pinsOf,
  pinText,
} from '../drawing/pins'
export {
  type Box,
  boxAround,
  cornersOf,
  grown,
  isWithin,
  northUp,
  overlap,
  overlapRings,
  type Plane,
  planeOf,
  rotated,
  type Up,
  visitorsView,
} from '../drawing/plane'
