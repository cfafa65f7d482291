import { contentTypes, type TypeNumber } from '@kiosk-admin/api-client'
import { BriefcaseBusiness, type LucideIcon, Store, Utensils } from 'lucide-react'
import { useParams } from 'wouter'
import { useCategories } from '../../data/content/use-categories'
import { defineFeature } from '../../shared/content/define-feature'
import type { KindMessages } from '../../shared/content/kind'
import type { Catalogue } from '../../shared/i18n/i18n'
import { useQuery } from '../../shared/routing/location'
import { companyMessages } from './company-messages'
import { ItemList } from './item-list'
import { restaurantMessages } from './restaurant-messages'
import { shopMessages } from './shop-messages'

/** Initial values of new items: the category of the open list, and from the address an area of a floor plan. */
function useInitial() {
  const { id } = useParams<{ id?: string }>()
  const [query] = useQuery()
  const areaId = query.get('area')
  return { ...(id !== undefined && { categoryIds: [id] }), ...(areaId && { areaId }) }
}

const itemsOf = <M extends { readonly [feature: string]: KindMessages }>(
  type: TypeNumber,
  icon: LucideIcon,
  messages: Catalogue<M>,
  messageKey: keyof M & string,
) => ({
  ...defineFeature(contentTypes.item, {
    only: { type },
    columns: ['name', 'categoryIds', 'areaId', 'status', 'contentStatus', 'lastEdited'],
    icon,
    list: ItemList,
    form: () => import('./item-form'),
    dialog: 'shopEdit',
    preview: 'shopPreview',
    useInitial,
    messages,
    messageKey,
  }),
  usePreload: () => useCategories(type),
})

export const shops = itemsOf(1, Store, shopMessages, 'shops')
export const restaurants = itemsOf(2, Utensils, restaurantMessages, 'restaurants')
export const serviceCompanies = itemsOf(3, BriefcaseBusiness, companyMessages, 'serviceCompanies')
