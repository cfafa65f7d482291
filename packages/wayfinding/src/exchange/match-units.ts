import type { Building } from '../model'
import type { ImportedUnit } from './import-result'

/** A code that exists in the mall, and the names of its tenants in all languages. */
export type KnownCode = { readonly areaId: string; readonly names: readonly string[] }

/** An imported unit and the code that it gets, found by its number or by a tenant's name. */
export type UnitMatch = { readonly unit: ImportedUnit; readonly areaId: string; readonly by: 'code' | 'name' }

/** What matches, and what does not. */
export type UnitMatches = {
  readonly matches: readonly UnitMatch[]
  /** Units whose names are those of several codes. */
  readonly unclear: readonly { readonly unit: ImportedUnit; readonly areaIds: readonly string[] }[]
  /** Units that no code fits. */
  readonly unknown: readonly ImportedUnit[]
  /** Codes that no unit fits. */
  readonly missing: readonly string[]
}

/** Letters and digits alone, in lower case and without accents. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds the codes of imported units: first by code, then by name, neither with regard to case, accents, spaces or
 * punctuation. Several units may have one code; a unit with the names of several is left to a person.
 */
export function matchUnits(units: readonly ImportedUnit[], known: readonly KnownCode[]): UnitMatches {
  const codes = new Map(known.map(({ areaId }) => [keyOf(areaId), areaId]))
  const byName = new Map<string, Set<string>>()
  for (const { areaId, names } of known) {
    for (const name of names) {
      const key = keyOf(name)
      if (key) byName.set(key, (byName.get(key) ?? new Set()).add(areaId))
    }
  }
  const matches: UnitMatch[] = []
  const unclear: { unit: ImportedUnit; areaIds: string[] }[] = []
  const unknown: ImportedUnit[] = []
  for (const unit of units) {
    const code = [unit.ref ?? '', unit.areaId].map((text) => codes.get(keyOf(text))).find((one) => one !== undefined)
    const areaIds = [...new Set(unit.names.flatMap((name) => [...(byName.get(keyOf(name)) ?? [])]))]
    const [only] = areaIds
    if (code !== undefined) matches.push({ unit, areaId: code, by: 'code' })
    else if (only === undefined) unknown.push(unit)
    else if (areaIds.length === 1) matches.push({ unit, areaId: only, by: 'name' })
    else unclear.push({ unit, areaIds })
  }
  const found = new Set(matches.map(({ areaId }) => areaId))
  return {
    matches,
    unclear,
    unknown,
    missing: known.map(({ areaId }) => areaId).filter((areaId) => !found.has(areaId)),
  }
}

/** The building with the codes of matched units. A matched room becomes a tenant's unit. */
export function withCodes(building: Building, matches: readonly UnitMatch[]): Building {
  const keyFor = (floorId: string, areaId: string) => JSON.stringify([floorId, areaId])
  const codes = new Map(matches.map(({ unit, areaId }) => [keyFor(unit.floorId, unit.areaId), areaId]))
  const floors = building.floors.map((floor) => ({
    ...floor,
    areas: floor.areas.map((unit) => {
      const areaId = codes.get(keyFor(floor.id, unit.areaId))
      if (areaId === undefined) return unit
      return unit.use === 'room' ? { ...unit, areaId, use: 'tenant' as const } : { ...unit, areaId }
    }),
  }))
  return { ...building, floors }
}
