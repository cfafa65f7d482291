import type { AmenityKind, Connector, Door, Localised } from '../../model'
import type { ImportedTenant } from '../import-result'
import { codeOf } from '../languages'
import type { Tags } from './read-xml'

const has = (value: string | undefined): value is string => value !== undefined && value !== 'no'

const amenities: { readonly [tag: string]: AmenityKind } = {
  'amenity=toilets': 'toilet',
  'amenity=atm': 'cashMachine',
  'emergency=defibrillator': 'defibrillator',
  'tourism=information': 'information',
  'amenity=locker': 'lockers',
  'amenity=luggage_locker': 'lockers',
  'amenity=parking': 'parking',
  'leisure=playground': 'playground',
  'leisure=indoor_play': 'playground',
  'amenity=recycling': 'recycling',
  'amenity=bench': 'seating',
  'amenity=lounge': 'seating',
  'amenity=taxi': 'transport',
  'amenity=bus_station': 'transport',
  'highway=bus_stop': 'transport',
  'railway=station': 'transport',
  'railway=subway_entrance': 'transport',
  'railway=tram_stop': 'transport',
}

/** What visitors look for at an element that is no tenant. */
export function amenityOf(tags: Tags): AmenityKind | undefined {
  const tag = Object.entries(tags).find(([key, value]) => amenities[`${key}=${value}`])
  const kind = tag && amenities[`${tag[0]}=${tag[1]}`]
  if (kind === 'toilet' && (tags.wheelchair === 'yes' || tags.wheelchair === 'designated')) return 'accessibleToilet'
  if (kind) return kind
  if (has(tags.changing_table)) return 'babyChanging'
  return has(tags.entrance) && isDoor(tags) ? 'entrance' : undefined
}

/** Whether an element is of somebody who sells or serves; a mall is none. */
export const isTenant = (tags: Tags): boolean =>
  (has(tags.shop) && tags.shop !== 'mall') ||
  has(tags.office) ||
  has(tags.craft) ||
  (has(tags.amenity) && !amenityOf(tags))

const meals = ['bar', 'biergarten', 'cafe', 'fast_food', 'food_court', 'ice_cream', 'pub', 'restaurant']
/** Shops that serve and do not sell. */
const services = ['beauty', 'dry_cleaning', 'hairdresser', 'laundry', 'massage', 'tailor', 'tattoo', 'travel_agency']
/** What is a shop by another key. */
const sellers = ['marketplace', 'pharmacy']

/** Kind of a tenant. */
export function tenantKindOf({ shop, amenity = '' }: Tags): ImportedTenant['kind'] {
  if (meals.includes(amenity)) return 'restaurant'
  if (has(shop)) return services.includes(shop) ? 'service' : 'shop'
  return sellers.includes(amenity) ? 'shop' : 'service'
}

/** Whether an element that says no `indoor` is the outline of a shop or restaurant, as in an open-air mall. */
export const isTenantOutdoors = (tags: Tags): boolean =>
  tags.indoor === undefined &&
  isTenant(tags) &&
  (has(tags.shop) || has(tags.office) || has(tags.craft) || [...meals, ...sellers, 'bank'].includes(tags.amenity ?? ''))

/** Whether an element is a terminal that shows visitors the way. */
export const isTerminal = ({ information }: Tags): boolean => information === 'terminal'

/** Whether people walk on an area outdoors. */
export const isSquare = ({ place, highway, area }: Tags): boolean =>
  place === 'square' || (area === 'yes' && isPath({ highway }))

/** Kind of the connector that an element is part of; `undefined` if of none. */
export function connectorOf({ highway, conveying, elevator, stairs, room }: Tags): Connector['kind'] | undefined {
  if (highway === 'elevator' || elevator === 'yes' || room === 'elevator') return 'lift'
  if (highway === 'steps' || stairs === 'yes' || room === 'stairs') return has(conveying) ? 'escalator' : 'stairs'
  return has(conveying) ? 'travelator' : undefined
}

/** Whether visitors must not use an element. */
export const isPrivate = ({ access }: Tags): boolean => access === 'no' || access === 'private'

/** Ways that are walked on. */
export const isPath = ({ highway }: Tags): boolean =>
  highway === 'footway' || highway === 'corridor' || highway === 'pedestrian' || highway === 'path'

/** Whether the element is a door for visitors of the room on whose ring it is. */
export const isDoor = (tags: Tags): boolean =>
  (tags.door !== undefined || has(tags.entrance) || tags.indoor === 'door') &&
  !isPrivate(tags) &&
  tags.entrance !== 'emergency' &&
  tags.entrance !== 'service'

export function doorKindOf({ door, automatic_door }: Tags): Door['kind'] {
  if (door === 'revolving') return 'revolving'
  if (has(automatic_door)) return 'automatic'
  return door === undefined || door === 'no' || door === 'opening' ? 'open' : 'swing'
}

/** Passable without a step, unless it says otherwise. A revolving door has to say that it is. */
export function isStepFree({ wheelchair, door, step_count }: Tags): boolean {
  if (wheelchair === 'no' || Number(step_count) > 0) return false
  return door !== 'revolving' || wheelchair === 'yes' || wheelchair === 'designated'
}

/** Width in metres; `undefined` in other units. */
export function widthOf({ width }: Tags): number | undefined {
  const [, metres] = /^(\d+(?:\.\d+)?)\s*m?$/.exec(width ?? '') ?? []
  return metres === undefined || Number(metres) === 0 ? undefined : Number(metres)
}

/** Texts of `name` and its translations; `language` is the one of `name` itself. */
export function namesOf(tags: Tags, language: string): Localised | undefined {
  const translated = Object.entries(tags).flatMap(([key, value]) => {
    const [, tag] = /^name:([a-z]{2,3}(?:-\w+)?)$/.exec(key) ?? []
    return tag && value ? [[codeOf(tag), value]] : []
  })
  const names = { ...(tags.name && { [language]: tags.name }), ...Object.fromEntries(translated) }
  return Object.keys(names).length > 0 ? names : undefined
}

/** All names by which a tenant may be known. */
export const allNamesOf = (tags: Tags): string[] => {
  const names = Object.entries(tags).flatMap(([key, value]) =>
    /^(name|alt_name|brand|short_name)(:|$)/.test(key) && value ? value.split(';').map((name) => name.trim()) : [],
  )
  return [...new Set(names)]
}

/** The tag that says best what an element is, for lists. */
export function mainTag(tags: Tags): string {
  const key = ['indoor', 'highway', 'conveying', 'amenity', 'shop', 'door', 'entrance', 'building'].find(
    (one) => tags[one],
  )
  const [first = ''] = Object.keys(tags)
  return `${key ?? first}=${tags[key ?? first]}`
}

/** Whether the way rises in its own direction; `undefined` if it does not say. */
export function risesBy({ incline }: Tags): boolean | undefined {
  if (incline === 'up') return true
  if (incline === 'down') return false
  const slope = Number.parseFloat(incline ?? '')
  return Number.isNaN(slope) || slope === 0 ? undefined : slope > 0
}

/** Movement along the way: 1 with its direction, -1 against it, 0 if both or unknown. */
export function movementOf({ conveying, oneway }: Tags): -1 | 0 | 1 {
  if (conveying === 'forward') return 1
  if (conveying === 'backward') return -1
  if (oneway === 'yes') return 1
  return oneway === '-1' ? -1 : 0
}
