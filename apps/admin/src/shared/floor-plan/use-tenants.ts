import { contentTypes, type ListedOf, may } from '@kiosk-admin/api-client'
import { only, type Source } from '../../data/cache/source'
import { useList } from '../../data/content/use-list'
import { usePermissions } from '../../data/malls/use-mall'
import { itemAreas } from '../categories/category-types'

export type Tenant = ListedOf<'item'>

const sources = {
  1: only(contentTypes.item, { type: 1 }),
  2: only(contentTypes.item, { type: 2 }),
  3: only(contentTypes.item, { type: 3 }),
} satisfies Record<Tenant['type'], Source>

/** The list that shows a tenant. */
export const sourceOf = ({ type }: Pick<Tenant, 'type'>): Source => sources[type]

/**
 * Shops, restaurants, companies and services that the user may see, and which of the tenants the user may move to a free
 * area.
 */
export function useTenants() {
  const { data: permissions } = usePermissions()
  const mayRead = (area: 'Shops' | 'Restaurants' | 'ServiceCompanies' | 'Service') =>
    permissions !== undefined && may(permissions, area, 'read')
  const lists = [
    useList(contentTypes.item, mayRead('Shops'), sources[1]),
    useList(contentTypes.item, mayRead('Restaurants'), sources[2]),
    useList(contentTypes.item, mayRead('ServiceCompanies'), sources[3]),
  ]
  const services = useList(contentTypes.service, mayRead('Service'))
  const tenants = lists.flatMap(({ data = [] }) => data)
  const occupants = [...tenants, ...(services.data ?? [])]
  const taken = new Set(occupants.map(({ areaId }) => areaId))
  // who does not see all of them does not know what is free
  const seesAll = services.data !== undefined && lists.every(({ data }) => data !== undefined)
  return {
    tenants,
    /** Tenants and services: all that an area can be taken by. */
    occupants,
    seesAll,
    isFree: (areaId: string) => !taken.has(areaId),
    mayMove: ({ type }: Tenant) => seesAll && permissions !== undefined && may(permissions, itemAreas[type], 'write'),
  }
}
