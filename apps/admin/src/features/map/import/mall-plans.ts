import {
  type Caller,
  calls,
  contentTypes,
  type FloorPlan,
  type LanguageCode,
  type ListedOf,
  type Localised,
  may,
  type Permissions,
} from '@kiosk-admin/api-client'
import type { KnownCode } from '@kiosk-admin/wayfinding/exchange'
import type { ListedStation } from '../../../data/malls/use-stations'
import { type TenantKind, tenantKinds, typeOfKind } from './tenants/tenant-kinds'

/** What an import is matched with. */
export type MallPlans = {
  /** The day in the mall. */
  today: string
  languages: readonly LanguageCode[]
  floors: readonly ListedOf<'floor'>[]
  /** The floors that have a picture. */
  plans: readonly FloorPlan[]
  connectors: readonly ListedOf<'connector'>[]
  /** The codes of the mall, with the names of those who are there. */
  codes: readonly KnownCode[]
  /** Shops, restaurants and service companies that the user may read. */
  items: readonly ListedOf<'item'>[]
  categories: Readonly<Record<TenantKind, readonly { id: string; name: Localised }[]>>
  stations: readonly ListedStation[]
  /** What the user may write: items with a category for them, and stations. */
  rights: { items: Readonly<Record<TenantKind, boolean>>; stations: boolean }
}

const areas = {
  shop: { items: 'Shops', categories: 'Shop' },
  restaurant: { items: 'Restaurants', categories: 'RestaurantAndCafe' },
  service: { items: 'ServiceCompanies', categories: 'ServiceCompany' },
} as const

/** Loads the floors, codes, shops and stations of a mall; what the user may not read is left out. */
export async function loadMallPlans(
  api: Caller,
  { id: mallId, today }: { id: string; today: string },
  permissions: Permissions,
): Promise<MallPlans> {
  const query = { mallId }
  const mayOf = (part: 'items' | 'categories', verb: 'read' | 'write') => (kind: TenantKind) =>
    may(permissions, areas[kind][part], verb)
  const categoriesOf = async (kind: TenantKind) => {
    if (!mayOf('categories', 'read')(kind)) return []
    const found = await api.call(calls.categoriesOfType, { params: { type: typeOfKind[kind] }, query })
    return found.flatMap(({ id, name }) => (id && name ? [{ id, name }] : []))
  }
  const [languages, floors, plans, connectors, items, services, stations, shop, restaurant, service] =
    await Promise.all([
      api.call(calls.languages, { query }),
      api.call(contentTypes.floor.calls.list, { query }),
      api.call(calls.floorPlans, { query }),
      api.call(contentTypes.connector.calls.list, { query }),
      Promise.all(
        tenantKinds
          .filter(mayOf('items', 'read'))
          .map((kind) => api.call(contentTypes.item.calls.list, { query: { mallId, type: typeOfKind[kind] } })),
      ),
      may(permissions, 'Service', 'read') ? api.call(contentTypes.service.calls.list, { query }) : [],
      may(permissions, 'Mall', 'read') ? api.call(calls.stations, { params: query }) : [],
      categoriesOf('shop'),
      categoriesOf('restaurant'),
      categoriesOf('service'),
    ])
  const names = new Map<string, string[]>()
  const know = (areaId: string | null, texts: object = {}) => {
    if (areaId) names.set(areaId, [...(names.get(areaId) ?? []), ...Object.values(texts)])
  }
  for (const { areaId, name } of [...items.flat(), ...services]) know(areaId, name)
  for (const { areas: drawn } of plans) for (const { areaId } of drawn) know(areaId)
  const categories = { shop, restaurant, service }
  const mayWrite = (kind: TenantKind) =>
    mayOf('items', 'write')(kind) && (categories[kind].length > 0 || mayOf('categories', 'write')(kind))
  return {
    today,
    languages: languages.map(({ id }) => id),
    floors,
    plans,
    connectors,
    codes: [...names].map(([areaId, all]) => ({ areaId, names: [...new Set(all)] })),
    items: items.flat(),
    categories,
    stations,
    rights: {
      items: { shop: mayWrite('shop'), restaurant: mayWrite('restaurant'), service: mayWrite('service') },
      stations: may(permissions, 'Mall', 'write'),
    },
  }
}
