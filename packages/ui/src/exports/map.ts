export type { LatLng, MapSight } from '../map/canvas/geo'
export type { MapLabels } from '../map/labels/en'
export { formatCoordinates, parseCoordinates } from '../map/picker/coordinates'
export { MapPicker, type MapPickerProps } from '../map/picker/map-picker'
export type { MapValue } from '../map/picker/use-map-picker'
export { type GoogleMapsOptions, googleMaps, googlePlaces, type LoadGoogle } from '../map/providers/google-maps'
export {
  type MapDrawing,
  type MapHandle,
  type MapPictures,
  type MapProvider,
  mapDefaults,
} from '../map/providers/map-provider'
export {
  type GeocoderOptions,
  geocoder,
  type Place,
  type SearchPlaces,
  type SearchPlacesOptions,
} from '../map/providers/places'
export { type RasterTilesOptions, rasterTiles } from '../map/providers/raster-tiles'
export { StationMap, type StationMapProps } from '../map/stations/station-map'
export type { MapStation } from '../map/stations/station-marks'
export { type PlanStation, StationPlan, type StationPlanProps } from '../map/stations/station-plan'
