import type { Area, TypeNumber } from '@kiosk-admin/api-client'

/** Where the categories of a type are, as the specification writes it. */
export const categoryPaths: Record<TypeNumber, string> = {
  1: '/published/shop',
  2: '/Published/RestaurantAndCafe',
  3: '/Published/ServiceCompany',
}

/** Where that of one category is; its id follows. */
export const itemPaths: Record<TypeNumber, string> = {
  1: '/published/shops/',
  2: '/Published/RestaurantAndCafe/',
  3: '/Published/ServiceCompany/',
}

export const categoryAreas = { 1: 'Shop', 2: 'RestaurantAndCafe', 3: 'ServiceCompany' } as const satisfies Record<
  TypeNumber,
  Area
>
export const itemAreas = { 1: 'Shops', 2: 'Restaurants', 3: 'ServiceCompanies' } as const satisfies Record<
  TypeNumber,
  Area
>

export const typeNumbers = [1, 2, 3] as const

/** What a type is called in keys of messages. */
export const typeNames = { 1: 'shop', 2: 'restaurant', 3: 'company' } as const
