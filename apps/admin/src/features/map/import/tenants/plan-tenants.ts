// The shops and kiosks of a file: each becomes a record of its own, an existing one, or none.

import type { ListedOf } from '@kiosk-admin/api-client'
import { fromOsm, type OpeningHours } from '@kiosk-admin/ui/headless'
import type { Imported, ImportedStation, ImportedTenant, ImportedUnit } from '@kiosk-admin/wayfinding/exchange'
import type { ListedStation } from '../../../../data/malls/use-stations'
import type { MallPlans } from '../mall-plans'
import { NEW, NONE, type TenantKind, tenantKinds } from './tenant-kinds'

/** The choices of the user, by id of the tenant, kind of new items and id of the kiosk. */
export type TenantChoices = {
  tenants: Readonly<Record<string, string>>
  /** Whether an existing shop takes the hours of the file. */
  hours: Readonly<Record<string, boolean>>
  categories: Readonly<Partial<Record<TenantKind, string>>>
  stations: Readonly<Record<string, string>>
}

export type TenantPlan = {
  tenant: ImportedTenant
  /** Keys of its units: one that is on several levels has one on each. */
  units: readonly string[]
  target: string
  /** The shop that it is; absent for a new one and for none. */
  item?: ListedOf<'item'>
  /** Weekly hours and the special days that are not over; `null` if the file has none that can be read. */
  hours: OpeningHours | null
  /** Whether the record gets them: a new one does, an existing one if it is chosen. */
  takesHours: boolean
  /** Parts of the hours that are not read, such as public holidays. */
  unread: readonly string[]
  mayWrite: boolean
}

export type StationPlan = {
  station: ImportedStation
  target: string
  /** The station that it is; absent for a new one and for none. */
  existing?: ListedStation
}

/** A category for new items of a kind: its id, or a new one. */
export type CategoryPlan = { kind: TenantKind; count: number; target: string }

export const keyOfUnit = ({ floorId, areaId }: Pick<ImportedUnit, 'floorId' | 'areaId'>) => `${floorId} ${areaId}`

const plain = (text: string) => text.trim().toLowerCase()
const namesOf = (name: object) => Object.values(name).map((text) => plain(String(text)))

/** The tenants on the levels that are taken. One with the name of an existing shop is proposed to be that. */
export function planTenants(
  { tenants }: Imported,
  { items, codes, rights, languages, today }: MallPlans,
  chosen: Pick<TenantChoices, 'tenants' | 'hours'>,
  isLeftOut: (floorId: string) => boolean,
): TenantPlan[] {
  const free = new Set(items)
  const known = new Set(codes.flatMap(({ names }) => names.map(plain)))
  const taken = tenants.filter(({ floorId }) => !isLeftOut(floorId))
  return [...Map.groupBy(taken, ({ id }) => id).values()].flatMap((all) => {
    const [tenant] = all
    if (!tenant) return []
    const names = namesOf(tenant.name)
    const mayWrite = rights.items[tenant.kind]
    const same = [...free].find(({ name }) => namesOf(name).some((text) => names.includes(text)))
    if (same) free.delete(same)
    // a name that the mall has and no shop has is that of a service
    const proposed = same?.id ?? (names.some((name) => known.has(name)) ? NONE : NEW)
    const target = mayWrite ? (chosen.tenants[tenant.id] ?? proposed) : NONE
    const item = items.find(({ id }) => id === target)
    const read = hoursOf(tenant, { today, language: languages[0] ?? 'en' })
    const takesHours = read.hours !== null && (target === NEW || (chosen.hours[tenant.id] ?? false))
    return [{ tenant, units: all.map(keyOfUnit), target, mayWrite, ...(item && { item }), ...read, takesHours }]
  })
}

function hoursOf(
  { hours: text }: ImportedTenant,
  { today, language }: { today: string; language: string },
): Pick<TenantPlan, 'hours' | 'unread'> {
  if (!text) return { hours: null, unread: [] }
  const { hours, unread } = fromOsm(text, { language })
  const isRead = Object.values(hours.week).some((slots) => slots.length > 0)
  const exceptions = hours.exceptions.filter(({ to }) => to >= today)
  return { hours: isRead ? { week: hours.week, exceptions } : null, unread }
}

/** The kinds of which there are new items, with the category that those get: the first one if none is chosen. */
export function planCategories(
  tenants: readonly TenantPlan[],
  { categories }: MallPlans,
  chosen: TenantChoices['categories'],
): CategoryPlan[] {
  return tenantKinds.flatMap((kind) => {
    const count = tenants.filter(({ target, tenant }) => target === NEW && tenant.kind === kind).length
    return count === 0 ? [] : [{ kind, count, target: chosen[kind] ?? categories[kind][0]?.id ?? NEW }]
  })
}

/** The kiosks on the levels that are taken. Stations of the mall's own export keep the places that they have here. */
export function planStations(
  { stations }: Imported,
  mall: MallPlans,
  chosen: TenantChoices['stations'],
  isLeftOut: (floorId: string) => boolean,
): StationPlan[] {
  if (!mall.rights.stations) return []
  return stations
    .filter(({ floorId, position }) => floorId !== null && position && !isLeftOut(floorId))
    .map((station) => {
      const isOwn = mall.stations.some(({ id }) => id === station.id)
      const target = chosen[station.id] ?? (isOwn ? NONE : NEW)
      const existing = mall.stations.find(({ id }) => id === target)
      return { station, target, ...(existing && { existing }) }
    })
}

/** Ids that systems give: of OpenStreetMap's elements, and of IMDF's features. */
export const isMachineId = (areaId: string) =>
  /^(node|way|relation)\/\d+$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(areaId)

/** A code from a name, which no other area has. */
export function codeOfName(name: string, taken: ReadonlySet<string>): string {
  const base = name.trim().slice(0, 36)
  let code = base
  for (let number = 2; taken.has(code); number += 1) code = `${base} ${number}`
  return code
}

/** Codes for new stations, K1 and on, which no other station has. */
export function freeStationCodes(stations: readonly Pick<ListedStation, 'code'>[], count: number): string[] {
  const taken = new Set(stations.map(({ code }) => code))
  const codes: string[] = []
  for (let number = 1; codes.length < count; number += 1) if (!taken.has(`K${number}`)) codes.push(`K${number}`)
  return codes
}
