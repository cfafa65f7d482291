import type { Building, Localised, StationPlace } from '../model'

/** Features that were taken over: their type in the source, and how many. */
export type Taken = { readonly type: string; readonly count: number }

/**
 * Why something was not taken over: it has no place in the model; its category has none; it names no level, or none
 * that exists; its geometry or data cannot be read; its altitudes were dropped; it leads to one floor only.
 */
export type LostReason = 'notInModel' | 'unknownCategory' | 'noLevel' | 'malformed' | 'altitude' | 'oneFloor'

/** Something of the source that is not in the building. */
export type Lost = {
  /** Type of feature, or tag. */
  readonly type: string
  readonly id: string
  readonly reason: LostReason
}

/** A unit as the source names it, for finding its code. */
export type ImportedUnit = {
  readonly floorId: string
  /** Its code in the imported building: from our own export, the code; otherwise the id in the source. */
  readonly areaId: string
  /** Its number in the source. */
  readonly ref?: string
  /** Names of the unit and of who is in it, in all languages. */
  readonly names: readonly string[]
}

/** Somebody who sells or serves in a unit of the source. */
export type ImportedTenant = {
  /** Id in the source. */
  readonly id: string
  readonly floorId: string
  /** Code of its unit in the imported building. */
  readonly areaId: string
  readonly name: Localised
  readonly kind: 'shop' | 'restaurant' | 'service'
  /** In the notation of OpenStreetMap's `opening_hours`, which IMDF uses too. */
  readonly hours?: string
  readonly phone?: string
  readonly website?: string
}

/** A kiosk of the source: a station of our own export, an IMDF kiosk without a tenant, an information terminal. */
export type ImportedStation = StationPlace & { readonly name?: Localised }

/** A building read from a file of another system. */
export type Imported = {
  readonly building: Building
  readonly units: readonly ImportedUnit[]
  readonly tenants: readonly ImportedTenant[]
  /** Those of the building, with their names. */
  readonly stations: readonly ImportedStation[]
  /** Ids of connectors that the source does not have: places above each other that are the same kind of connector. */
  readonly proposed: readonly string[]
  /** Units whose door the source does not have: it is proposed where the nearest walkway is. */
  readonly proposedDoors: readonly Pick<ImportedUnit, 'floorId' | 'areaId'>[]
  readonly taken: readonly Taken[]
  readonly lost: readonly Lost[]
}

/** Counts by type, in the order of first appearance. */
export const countByType = (types: readonly string[]): Taken[] =>
  [...Map.groupBy(types, (type) => type)].map(([type, all]) => ({ type, count: all.length }))
