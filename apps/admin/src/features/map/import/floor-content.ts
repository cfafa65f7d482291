// A level of a file as the content of a floor: in the fractions of its picture, within the limits of the contract.

import { floorLimits, type Localised, languageCodes } from '@kiosk-admin/api-client'
import {
  type Floor,
  type FloorMap,
  georeference,
  type Localised as LocalisedText,
  originOf,
  type Point,
  toMetres,
  toPicture,
  type Unit,
} from '@kiosk-admin/wayfinding'
import { newId } from '../../../shared/new-id'

export type FloorContent = { areas: readonly Unit[]; map: FloorMap }

export type DrawnType = 'units' | 'doors' | 'walkways' | 'obstacles' | 'amenities'

/** What a floor does not take: beyond the limits of a floor, or outside of its picture. */
export type Dropped = { type: DrawnType; reason: 'limit' | 'outside'; count: number }

/** From the picture of a level to that of a floor. */
export type Conversion = { point: (point: Point) => Point; turn: number }

export const unchanged: Conversion = { point: (point) => point, turn: 0 }

/** Converts points by the places of both pictures on the ground; `undefined` if one of them has none. */
export function conversionTo(level: Floor, own: Floor): Conversion | undefined {
  const isSame = (part: (floor: Floor) => unknown) => JSON.stringify(part(level)) === JSON.stringify(part(own))
  if (isSame(({ picture: { width, height } }) => [width, height]) && isSame(({ map }) => map?.control)) return unchanged
  const origin = originOf([level, own])
  const [from, to] = [georeference(level, origin), georeference(own, origin)]
  if (from.problem || to.problem || !from.anchored || !to.anchored) return undefined
  return {
    point: (point) => toPicture(to.transform, toMetres(from.transform, point)),
    turn: to.north - from.north,
  }
}

const { most, mostHoles, mostJson, ordinal } = floorLimits
/** Points this far beyond the picture are moved to its edge, in fractions. */
const edge = 0.005

const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5

const isUuid = (id: string) => /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(id)

/** Texts in the languages of the contract. */
export function localisedOf(texts: LocalisedText | undefined): Localised {
  return Object.fromEntries(
    languageCodes.flatMap((code) => {
      const text = texts?.[code]?.trim().slice(0, 120)
      return text ? [[code, text]] : []
    }),
  )
}

/** A level's ordinal within the limits of the contract. */
export const ordinalOf = (level: Floor): number => Math.min(ordinal.max, Math.max(ordinal.min, level.map?.ordinal ?? 0))

/** What is drawn on a level, converted; its place on the ground is the level's. */
export function floorContent(
  level: Floor,
  conversion: Conversion,
): { content: FloorContent; dropped: readonly Dropped[] } {
  const dropped: Dropped[] = []
  const drop = (type: DrawnType, reason: Dropped['reason'], count = 1) => {
    const known = dropped.find((one) => one.type === type && one.reason === reason)
    if (known) known.count += count
    else if (count > 0) dropped.push({ type, reason, count })
  }
  const ids = new Set<string>()
  const idOf = (id: string) => {
    const own = isUuid(id) && !ids.has(id.toLowerCase()) ? id.toLowerCase() : newId()
    ids.add(own)
    return own
  }
  const place = (point: Point): Point | undefined => {
    const { x, y } = conversion.point(point)
    const isOutside = [x, y].some((part) => part < -edge || part > 1 + edge)
    return isOutside ? undefined : { x: fraction(x), y: fraction(y) }
  }
  const ring = (type: DrawnType, points: readonly Point[]): Point[] | undefined => {
    if (points.length > most.corners) {
      drop(type, 'limit')
      return undefined
    }
    const placed = points.flatMap((point) => place(point) ?? [])
    if (placed.length === points.length) return placed
    drop(type, 'outside')
    return undefined
  }
  const holesOf = (type: 'units' | 'walkways', holes: readonly (readonly Point[])[] = []) => {
    const rings = holes.flatMap((hole) => [ring(type, hole) ?? []].filter(({ length }) => length > 0))
    return rings.length > 0 ? { holes: rings.slice(0, mostHoles[type]) } : {}
  }
  const limited = <T>(type: DrawnType, all: readonly T[], json = Number.POSITIVE_INFINITY): T[] => {
    let size = 2
    const kept = all.slice(0, most[type]).filter((one) => {
      size += JSON.stringify(one).length + 1
      return size <= json
    })
    drop(type, 'limit', all.length - kept.length)
    return kept
  }
  const points = <T extends { at: Point }>(type: DrawnType, all: readonly T[] = []) =>
    all.flatMap((one) => {
      const at = place(one.at)
      if (!at) drop(type, 'outside')
      return at ? [{ ...one, at }] : []
    })

  const areas = level.areas.flatMap(({ points: corners, holes, doors, areaId, use, through }) => {
    const outline = ring('units', corners)
    if (!outline) return []
    const placed = limited('doors', points('doors', doors)).map((door) => ({ ...door, id: idOf(door.id) }))
    return [
      {
        areaId: areaId.slice(0, 40),
        points: outline,
        ...holesOf('units', holes),
        ...(use && use !== 'tenant' && { use }),
        ...(through && { through }),
        ...(placed.length > 0 && { doors: placed }),
      },
    ]
  })
  const { map } = level
  const walkways = (map?.walkways ?? []).flatMap(({ points: corners, holes, id, oneWay, ...walkway }) => {
    const outline = ring('walkways', corners)
    if (!outline) return []
    return [{ ...walkway, id: idOf(id), points: outline, ...holesOf('walkways', holes), ...(oneWay && { oneWay }) }]
  })
  const obstacles = (map?.obstacles ?? []).flatMap((one) =>
    [ring('obstacles', one) ?? []].filter(({ length }) => length > 0),
  )
  const amenities = points('amenities', map?.amenities).map(({ id, name, ...amenity }) => {
    const texts = localisedOf(name)
    return { ...amenity, id: idOf(id), ...(Object.keys(texts).length > 0 && { name: texts }) }
  })
  const content = {
    areas: limited('units', areas, mostJson.units),
    map: {
      ordinal: ordinalOf(level),
      spoken: localisedOf(map?.spoken),
      control: map?.control ?? [],
      ...(map?.stretched && { stretched: true }),
      walkways: limited('walkways', walkways, mostJson.walkways),
      obstacles: limited('obstacles', obstacles, mostJson.obstacles),
      amenities: limited('amenities', amenities),
    },
  }
  return { content, dropped }
}
