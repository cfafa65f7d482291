export { exportGeoJson, type GeoJsonExport } from '../exchange/geojson/export-geojson'
export type { Feature, FeatureCollection, Geometry, Position } from '../exchange/geojson/geojson'
export type { ImdfFiles, ImdfOptions, Tenant } from '../exchange/imdf/archive'
export { checkImdf, type ImdfFinding, imdfRules } from '../exchange/imdf/check-imdf'
export { exportImdf, type ImdfExport } from '../exchange/imdf/export-imdf'
export { importImdf } from '../exchange/imdf/import-imdf'
export type {
  Imported,
  ImportedStation,
  ImportedTenant,
  ImportedUnit,
  Lost,
  LostReason,
  Taken,
} from '../exchange/import-result'
export { type KnownCode, matchUnits, type UnitMatch, type UnitMatches, withCodes } from '../exchange/match-units'
export { importOsm, type OsmOptions } from '../exchange/osm/import-osm'
export type { NotPlaced } from '../exchange/place'
