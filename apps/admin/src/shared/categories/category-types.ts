import type { Area, TypeNumber } from '@kiosk-admin/api-client'

/** Path of the category list of each item type, as spelled in the specification. */
export const categoryPaths: Record<TypeNumber, string> = {
  1: '/published/shop',
  2: '/Published/RestaurantAndCafe',
  3: '/Published/ServiceCompany',
}

/** Path prefix of a category's page; its id follows. */
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
