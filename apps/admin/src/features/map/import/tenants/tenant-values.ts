// The values of records that an import writes for the shops and kiosks of a file.

import { contentTypes, type ItemHours, type Localised } from '@kiosk-admin/api-client'
import { exceptionsWithout } from '@kiosk-admin/ui/headless'
import { type Floor, georeference, originOf, projectionAt, toMetres } from '@kiosk-admin/wayfinding'
import { emptyValues, type Values } from '../../../../shared/content/editor/record-values'
import type { MallPlans } from '../mall-plans'
import { named, type PlacedStation, type PlacedTenant } from '../plan-import'
import type { CategoryPlan } from './plan-tenants'
import { typeOfKind } from './tenant-kinds'

const isAddress = (text: string) => URL.canParse(text) && /^https?:/.test(text) && text.length <= 2048

type ItemContext = {
  id: string
  categoryId: string
  record: Values | undefined
  /** Name of a special day that the file does not name. */
  specialDay: Localised
}

/** The hours of the file. Special days of an existing shop stay where the file has none. */
function hoursFrom(
  { hours, item }: Pick<PlacedTenant, 'hours' | 'item'>,
  specialDay: Localised,
): ItemHours | undefined {
  if (!hours) return undefined
  const added = hours.exceptions.map((day) => (Object.keys(day.name).length > 0 ? day : { ...day, name: specialDay }))
  if (!item) return { ...hours, exceptions: added }
  const { exceptions = [], mallExceptions = true } = item.openingHours ?? {}
  const all = [...exceptionsWithout(exceptions, added), ...added]
  return { ...hours, exceptions: all.sort((a, b) => a.from.localeCompare(b.from)), mallExceptions }
}

/** A new shop, or the shop as it is in its new place, with the hours of the file if it takes them. */
export function itemValues(
  plan: PlacedTenant,
  { languages }: MallPlans,
  { id, categoryId, record, specialDay }: ItemContext,
): Values {
  const { tenant, areaId, item, takesHours } = plan
  const hours = takesHours ? hoursFrom(plan, specialDay) : undefined
  if (item && record) return { ...record, areaId, ...(hours && { openingHours: hours }) }
  const { kind, name, phone, website = '' } = tenant
  return emptyValues(contentTypes.item, {
    id,
    type: typeOfKind[kind],
    categoryIds: [categoryId],
    name: named(name, languages[0], {}),
    openingHours: hours ?? null,
    siteUrl: isAddress(website) ? website : null,
    phone: phone?.slice(0, 40) ?? null,
    areaId,
    status: 'Active',
  })
}

export const categoryValues = ({ kind }: CategoryPlan, id: string, name: Localised): Values =>
  emptyValues(contentTypes.category, { id, type: typeOfKind[kind], name, status: 'Active' })

/** A new station, or the station as it is in its new place. */
export function stationValues({ station, existing, floorId, position, level }: PlacedStation, code: string) {
  if (existing) {
    const { name, latitude, longitude, areaId, bearing } = existing
    return { code: existing.code, name, latitude, longitude, areaId, bearing, floorId, position }
  }
  const [name = code] = Object.values(station.name ?? {})
  const bearing = station.bearing ?? null
  return { code, name, ...placeOf(level, station.position), areaId: null, bearing, floorId, position }
}

/** The place on the ground of a point of a level. */
function placeOf(level: Floor, point: PlacedStation['station']['position']) {
  const origin = originOf([level])
  const place = georeference(level, origin)
  if (place.problem || !origin || !point) return { latitude: 0, longitude: 0 }
  const { latitude, longitude } = projectionAt(origin).toGeographic(toMetres(place.transform, point))
  return { latitude, longitude }
}
