// What an import would write, from the file, the mall and the choices of the user.

import {
  contentTypes,
  type FloorPlan,
  type LanguageCode,
  type ListedOf,
  type Localised,
  type RecordOf,
} from '@kiosk-admin/api-client'
import type { Connector, Floor } from '@kiosk-admin/wayfinding'
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

/** The floor that a level is for: its id, a new one, or none. */
export type LevelTarget = string
export const NEW = 'new'
export const NONE = 'none'

/** The choices of the user, by id of the level, the unit and the connector. */
export type Choices = {
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

export type ImportPlan = {
  levels: readonly LevelPlan[]
  connectors: readonly ConnectorPlan[]
  matched: { byCode: number; byName: number; byHand: number }
  unmatched: readonly UnmatchedUnit[]
  /** Codes of the mall that no unit of the file has. */
  missing: readonly string[]
  taken: readonly Taken[]
  lost: readonly Loss[]
}

export const keyOfUnit = ({ floorId, areaId }: Pick<ImportedUnit, 'floorId' | 'areaId'>) => `${floorId} ${areaId}`

/** The targets that are chosen at first: the floor of the same id, level or name, else a new one. */
export function proposeLevels(levels: readonly Floor[], { floors, plans }: MallPlans): Choices['levels'] {
  const free = new Set(floors.map(({ id }) => id))
  const take = (found: { id: string } | undefined): LevelTarget => {
    if (found) free.delete(found.id)
    return found?.id ?? NEW
  }
  const namesOf = (name: object) => Object.values(name).map((text) => String(text).trim().toLowerCase())
  return Object.fromEntries(
    levels.map((level) => {
      const open = floors.filter(({ id }) => free.has(id))
      const sameLevel = open.filter(({ id }) => plans.find((plan) => plan.id === id)?.map?.ordinal === ordinalOf(level))
      const names = namesOf(level.name)
      const found =
        open.find(({ id }) => id === level.id) ??
        open.find(({ name }) => namesOf(name).some((text) => names.includes(text))) ??
        sameLevel.find(({ garageId }) => garageId === null) ??
        sameLevel[0]
      return [level.id, take(found)]
    }),
  )
}

const clean = (floor: ListedOf<'floor'>, plan: FloorPlan): Floor => ({ ...plan, id: floor.id })

/** Ids of new floors have to stay the same while choices change. */
export function planImport(
  { imported }: MapFile,
  mall: MallPlans,
  { levels: targets, codes, connectors: chosen }: Choices,
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
  // a room that has its code already stays a room
  const recode = [...matches, ...byHand].filter(({ unit, areaId }) => unit.areaId !== areaId)
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
  const stations = imported.building.stations.length
  if (stations > 0) lose('station', 'station', stations)

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
      ...(floor && { floor }),
      ...(own ? plan && { plan } : { drawn: { width: width ?? 1000, height: height ?? 1000 } }),
    }
  })

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
  const count = (by: 'code' | 'name') =>
    matches.filter((match) => match.by === by && !isLeftOut(match.unit.floorId)).length
  return {
    levels,
    connectors,
    matched: { byCode: count('code'), byName: count('name'), byHand: byHand.length },
    unmatched: open.flatMap(({ unit, areaIds }) => {
      const level = imported.building.floors.find(({ id }) => id === unit.floorId)
      return level && !isLeftOut(level.id) ? [{ unit, key: keyOfUnit(unit), level, suggested: areaIds }] : []
    }),
    missing: missing.filter((areaId) => !byHand.some((match) => match.areaId === areaId)),
    taken: imported.taken.filter(({ type }) => type !== 'station'),
    lost,
  }
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
function named(texts: Floor['name'] | undefined, first: LanguageCode | undefined, otherwise: Localised): Localised {
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
    record ?? emptyValues(contentTypes.floor, { id: floorId, name, mapTitle: name, objectType: 'shopping', areaId })
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
