import { contentTypes, type TypeNumber } from '@kiosk-admin/api-client'
import { BriefcaseBusiness, type LucideIcon, Store, Utensils } from 'lucide-react'
import { useParams } from 'wouter'
import { useCategories } from '../../data/content/use-categories'
import { defineFeature } from '../../shared/content/define-feature'
import type { KindMessages } from '../../shared/content/kind'
import type { Catalogue } from '../../shared/i18n/i18n'
import { companyMessages } from './company-messages'
import { ItemList } from './item-list'
import { restaurantMessages } from './restaurant-messages'
import { shopMessages } from './shop-messages'

/** Initial values of new items: the category of the open list. */
function useOpenCategory() {
  const { id } = useParams<{ id?: string }>()
  return id === undefined ? {} : { categoryIds: [id] }
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
    useInitial: useOpenCategory,
    messages,
    messageKey,
  }),
  usePreload: () => useCategories(type),
})

export const shops = itemsOf(1, Store, shopMessages, 'shops')
export const restaurants = itemsOf(2, Utensils, restaurantMessages, 'restaurants')
export const serviceCompanies = itemsOf(3, BriefcaseBusiness, companyMessages, 'serviceCompanies')
