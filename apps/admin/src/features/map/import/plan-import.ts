// What an import would write, from the file, the mall and the choices of the user.

import {
  contentTypes,
  type FloorPlan,
  type LanguageCode,
  type ListedOf,
  type Localised,
  type RecordOf,
} from '@kiosk-admin/api-client'
import type { Connector, Floor, Point } from '@kiosk-admin/wayfinding'
import { type ImportedUnit, type LostReason, matchUnits, type Taken, withCodes } from '@kiosk-admin/wayfinding/exchange'
import { emptyValues, type Values } from '../../../shared/content/editor/record-values'
import {
  type Conversion,
  conversionTo,
  type FloorContent,
  floorContent,
  localisedOf,
  ordinalOf,
  unchanged,
} from './floor-content'
import type { MallPlans } from './mall-plans'
import type { MapFile } from './map-file'
import { clean } from './propose-levels'
import {
  type CategoryPlan,
  codeOfName,
  isMachineId,
  keyOfUnit,
  planCategories,
  planStations,
  planTenants,
  type StationPlan,
  type TenantChoices,
  type TenantPlan,
} from './tenants/plan-tenants'
import { NONE } from './tenants/tenant-kinds'

/** The floor that a level is for: its id, a new one, or none. */
export type LevelTarget = string

/** The choices of the user, by id of the level, the unit and the connector. */
export type Choices = TenantChoices & {
  levels: Readonly<Record<string, LevelTarget>>
  codes: Readonly<Record<string, string>>
  connectors: Readonly<Record<string, boolean>>
}

export type LevelPlan = {
  level: Floor
  target: LevelTarget
  /** The floor as it is; absent for a new one. */
  floor?: ListedOf<'floor'>
  /** Id that the floor has or gets. */
  floorId: string
  content: FloorContent
  /** Picture that is drawn, as the floor has none with a place on the ground; its size in pixels. */
  drawn?: { width: number; height: number }
  /** Picture of the floor itself. */
  plan?: FloorPlan
  /** What is drawn on the floor now, and what of it the import removes: areas by their id. */
  replaced: { before: number; removed: number }
}

export type ConnectorPlan = {
  connector: Connector
  stops: RecordOf<'connector'>['stops']
  /** Names of the floors, in the order of the stops. */
  stopNames: readonly Floor['name'][]
  isProposed: boolean
  /** The mall's connector of the same kind at one of its places. */
  same?: ListedOf<'connector'>
  isChosen: boolean
}

export type LossReason = LostReason | 'limit' | 'outside' | 'station'
export type Loss = { type: string; reason: LossReason; count: number }

export type UnmatchedUnit = { unit: ImportedUnit; key: string; level: Floor; suggested: readonly string[] }

/** A tenant with the code that its area gets. */
export type PlacedTenant = TenantPlan & { areaId: string; level: Floor }

/** A kiosk with its place on the floor. */
export type PlacedStation = StationPlan & {
  floorId: string
  position: Point
  level: Floor
}

export type ImportPlan = {
  levels: readonly LevelPlan[]
  tenants: readonly PlacedTenant[]
  categories: readonly CategoryPlan[]
  stations: readonly PlacedStation[]
  /** Areas that get a door, as the file has none. */
  proposedDoors: number
  connectors: readonly ConnectorPlan[]
  matched: { byCode: number; byName: number; byHand: number }
  unmatched: readonly UnmatchedUnit[]
  /** Codes of the mall that no unit of the file has. */
  missing: readonly string[]
  taken: readonly Taken[]
  lost: readonly Loss[]
}

/** Ids of new floors have to stay the same while choices change. */
export function planImport(
  { imported }: MapFile,
  mall: MallPlans,
  { levels: targets, codes, connectors: chosen, ...choices }: Choices,
  newIds: Readonly<Record<string, string>>,
): ImportPlan {
  const { matches, unclear, unknown, missing } = matchUnits(imported.units, mall.codes)
  const open = [
    ...unclear.map(({ unit, areaIds }) => ({ unit, areaIds })),
    ...unknown.map((unit) => ({ unit, areaIds: [] })),
  ]
  const isLeftOut = (floorId: string) => (targets[floorId] ?? NONE) === NONE
  const byHand = open.flatMap(({ unit }) => {
    const areaId = codes[keyOfUnit(unit)]
    return areaId ? [{ unit, areaId, by: 'code' as const }] : []
  })
  // a number that is no code yet says more than an id of the file
  const numbers = new Map(open.map(({ unit }) => [keyOfUnit(unit), unit.ref]))
  const tenants = planTenants(imported, mall, choices, isLeftOut)
  const known = [...matches, ...byHand]
  const byTenant = codesByTenant(tenants, imported.units, {
    isKnown: (key) => known.some(({ unit }) => keyOfUnit(unit) === key),
    numberOf: (key) => numbers.get(key),
    taken: new Set(mall.codes.map(({ areaId }) => areaId)),
  })
  // a room that has its code already stays a room
  const recode = [...known, ...byTenant].filter(({ unit, areaId }) => unit.areaId !== areaId)
  const codeOf = new Map(recode.map(({ unit, areaId }) => [keyOfUnit(unit), areaId]))
  const building = withCodes(imported.building, recode)
  const recoded = building.floors.map((floor) => ({
    ...floor,
    areas: floor.areas.map((area) => ({
      ...area,
      areaId: numbers.get(keyOfUnit({ floorId: floor.id, areaId: area.areaId })) ?? area.areaId,
    })),
  }))
  const lost: Loss[] = []
  const lose = (type: string, reason: LossReason, count = 1) => {
    const known = lost.find((one) => one.type === type && one.reason === reason)
    if (known) known.count += count
    else lost.push({ type, reason, count })
  }
  for (const { type, reason } of imported.lost) lose(type, reason)

  const conversions = new Map<string, { floorId: string; name: Floor['name']; conversion: Conversion }>()
  const levels = recoded.map((level): LevelPlan => {
    const target = targets[level.id] ?? NONE
    const floor = mall.floors.find(({ id }) => id === target)
    const plan = mall.plans.find(({ id }) => id === target)
    const own = floor && plan && conversionTo(level, clean(floor, plan))
    const conversion = own ?? unchanged
    const floorId = floor?.id ?? newIds[level.id] ?? level.id
    const { content, dropped } = floorContent(level, conversion)
    if (target !== NONE) {
      conversions.set(level.id, { floorId, name: floor?.name ?? level.name, conversion })
      for (const { type, reason, count } of dropped) lose(type, reason, count)
    }
    const { width, height } = level.picture
    return {
      level,
      target,
      floorId,
      // what is known of the floor itself stays
      content: { ...content, map: { ...content.map, ...(own && plan?.map && placeOf(plan.map)) } },
      replaced: replacedBy(content, plan?.areas ?? []),
      ...(floor && { floor }),
      ...(own ? plan && { plan } : { drawn: { width: width ?? 1000, height: height ?? 1000 } }),
    }
  })

  const stations = planStations(imported, mall, choices.stations, isLeftOut).flatMap((planned): PlacedStation[] => {
    const { floorId, position } = planned.station
    const found = conversions.get(floorId ?? '')
    const level = imported.building.floors.find(({ id }) => id === floorId)
    const at = position && found?.conversion.point(position)
    if (!found || !at || !level) return []
    if ([at.x, at.y].some((part) => part < 0 || part > 1)) {
      lose('station', 'outside')
      return []
    }
    return [{ ...planned, floorId: found.floorId, position: at, level }]
  })
  const kept = imported.stations.length - stations.filter(({ target }) => target !== NONE).length
  const outside = lost.find(({ type, reason }) => type === 'station' && reason === 'outside')?.count ?? 0
  if (kept > outside) lose('station', 'station', kept - outside)

  const connectors = imported.building.connectors.flatMap((connector): ConnectorPlan[] => {
    const placed = connector.stops.flatMap(({ floorId, at, exit }) => {
      const found = conversions.get(floorId)
      if (!found) return []
      const { x, y } = found.conversion.point(at)
      if ([x, y].some((part) => part < 0 || part > 1)) return []
      const turned = exit === undefined ? undefined : (((exit + found.conversion.turn) % 360) + 360) % 360
      const stop = { floorId: found.floorId, at: { x, y }, ...(turned !== undefined && { exit: turned }) }
      return [{ stop, name: found.name }]
    })
    const stops = placed.map(({ stop }) => stop)
    if (stops.length < 2) {
      lose(connector.kind, 'oneFloor')
      return []
    }
    const same = mall.connectors.find(
      (one) => one.id === connector.id || (one.kind === connector.kind && isAt(one.stops, stops)),
    )
    return [
      {
        connector,
        stops,
        stopNames: placed.map(({ name }) => name),
        isProposed: imported.proposed.includes(connector.id),
        ...(same && { same }),
        isChosen: chosen[connector.id] ?? !same,
      },
    ]
  })
  const isLet = new Set(tenants.filter(({ target }) => target !== NONE).flatMap(({ units }) => units))
  const count = (by: 'code' | 'name') =>
    matches.filter((match) => match.by === by && !isLeftOut(match.unit.floorId)).length
  return {
    levels,
    connectors,
    tenants: tenants.flatMap((planned) => {
      const { floorId, areaId } = planned.tenant
      const level = imported.building.floors.find(({ id }) => id === floorId)
      const key = keyOfUnit(planned.tenant)
      const code = (codeOf.get(key) ?? numbers.get(key) ?? areaId).slice(0, 40)
      return level ? [{ ...planned, areaId: code, level }] : []
    }),
    categories: planCategories(tenants, mall, choices.categories),
    stations,
    proposedDoors: imported.proposedDoors.filter(({ floorId }) => !isLeftOut(floorId)).length,
    matched: { byCode: count('code'), byName: count('name'), byHand: byHand.length },
    unmatched: open.flatMap(({ unit, areaIds }) => {
      const level = imported.building.floors.find(({ id }) => id === unit.floorId)
      const key = keyOfUnit(unit)
      // the area of a shop has its code
      return level && !isLeftOut(level.id) && !isLet.has(key) ? [{ unit, key, level, suggested: areaIds }] : []
    }),
    missing: missing.filter((areaId) => !byHand.some((match) => match.areaId === areaId)),
    taken: imported.taken.filter(({ type }) => type !== 'station'),
    lost,
  }
}

type UnitCodes = {
  /** Whether a code of the mall is found or chosen for a unit. */
  isKnown: (key: string) => boolean
  numberOf: (key: string) => string | undefined
  taken: ReadonlySet<string>
}

/** Codes of units by who is in them: that of the existing shop, else the name where the file has an id only. */
function codesByTenant(
  tenants: readonly TenantPlan[],
  units: readonly ImportedUnit[],
  { isKnown, numberOf, taken }: UnitCodes,
): { unit: ImportedUnit; areaId: string; by: 'name' }[] {
  const codes = new Map<string, string>()
  const used = new Set(taken)
  for (const { tenant, target, item, units: keys } of tenants) {
    const open = keys.filter((key) => !isKnown(key) && !codes.has(key))
    if (target === NONE || open.length === 0) continue
    const [name = ''] = Object.values(tenant.name)
    const isNamed = !open.some(numberOf) && isMachineId(tenant.areaId) && name !== ''
    const code = item?.areaId ?? (isNamed ? codeOfName(name, used) : undefined)
    if (code === undefined) continue
    for (const key of open) codes.set(key, code)
    used.add(code)
  }
  return units.flatMap((unit) => {
    const areaId = codes.get(keyOfUnit(unit))
    return areaId === undefined ? [] : [{ unit, areaId, by: 'name' as const }]
  })
}

function replacedBy({ areas }: FloorContent, before: FloorPlan['areas']): LevelPlan['replaced'] {
  const kept = new Map<string, number>()
  for (const { areaId } of areas) kept.set(areaId, (kept.get(areaId) ?? 0) + 1)
  const removed = before.filter(({ areaId }) => {
    const left = kept.get(areaId) ?? 0
    kept.set(areaId, left - 1)
    return left <= 0
  })
  return { before: before.length, removed: removed.length }
}

type StoredMap = NonNullable<FloorPlan['map']>

/** How a floor's own picture lies, and what it is called. */
const placeOf = ({ ordinal, spoken, control, stretched, scale, north }: StoredMap) => ({
  ordinal,
  spoken,
  control,
  ...(stretched && { stretched }),
  ...(scale && { scale }),
  ...(north && { north }),
})

/** Distance within which two stops are the same one, in fractions of the picture. */
const near = 0.03

const isAt = (known: ConnectorPlan['stops'], stops: ConnectorPlan['stops']) =>
  known.some(({ floorId, at }) =>
    stops.some((stop) => stop.floorId === floorId && Math.hypot(stop.at.x - at.x, stop.at.y - at.y) < near),
  )

/** Texts with one in the required language; without any text, `otherwise`. */
export function named(
  texts: Floor['name'] | undefined,
  first: LanguageCode | undefined,
  otherwise: Localised,
): Localised {
  const known = localisedOf(texts)
  const [any] = Object.values(known)
  if (any === undefined) return otherwise
  return !first || known[first] ? known : { ...known, [first]: any }
}

/** The values of a floor after the import; `record` is the floor as it is. */
export function floorValues(
  { level, content, floorId }: LevelPlan,
  languages: MallPlans['languages'],
  record: Values | undefined,
  floorMapId: string | undefined,
): Values {
  const [first] = languages
  const before = (record?.map ?? null) as RecordOf<'floor'>['map']
  const map = before
    ? { ...content.map, ordinal: before.ordinal, spoken: hasText(before.spoken) ? before.spoken : content.map.spoken }
    : content.map
  const name = named(level.name, first, first ? { [first]: String(ordinalOf(level)) } : {})
  const areaId = level.areaId?.slice(0, 40) || null
  const values =
    record ??
    emptyValues(contentTypes.floor, {
      id: floorId,
      name,
      mapTitle: name,
      objectType: 'shopping',
      areaId,
      status: 'Active',
    })
  return { ...values, areas: content.areas, map, ...(floorMapId && { floorMapId }) }
}

const hasText = (texts: object) => Object.values(texts).some((text) => text)

/** The values of a connector after the import. */
export function connectorValues(
  { connector, stops, same }: ConnectorPlan,
  languages: MallPlans['languages'],
  kindNames: Localised,
  { id, record }: { id: string; record: Values | undefined },
): Values {
  const [first] = languages
  if (same && record) {
    const elsewhere = same.stops.filter(({ floorId }) => !stops.some((stop) => stop.floorId === floorId))
    return { ...record, stops: [...elsewhere, ...stops] }
  }
  const { kind, direction, stepFree, width, wait, hours, name } = connector
  return emptyValues(contentTypes.connector, {
    id,
    name: named(name, first, kindNames),
    ...{ kind, direction, stepFree, stops },
    width: width ?? null,
    wait: wait ?? null,
    hours: hours ?? null,
    status: 'Active',
  })
}
