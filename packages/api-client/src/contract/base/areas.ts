/** Areas of permissions, in the specification's spelling and order. */
export const areas = [
  'Event',
  'User',
  'UserGroup',
  'Shop',
  'RestaurantAndCafe',
  'ServiceCompany',
  'Shops',
  'Restaurants',
  'ServiceCompanies',
  'Service',
  'Parking',
  'Offer',
  'Slideshow',
  'MediaLibrary',
  'Statistic',
  'Mall',
  'Sms',
  'Information',
] as const

export type Area = (typeof areas)[number]
export type Verb = 'read' | 'write'

/** Type of an item or category: shop (1), restaurant or café (2), service company (3). */
export type TypeNumber = 1 | 2 | 3

/** What the type numbers of items and categories stand for. */
export const typeNames = { 1: 'shop', 2: 'restaurant', 3: 'company' } as const

/** Categories and items are guarded by the area of their type, which never changes after creation. */
export type AreaByType = Readonly<Record<TypeNumber, Area>>

export const menuGroups = {
  Published: [
    'Event',
    'Shop',
    'Shops',
    'RestaurantAndCafe',
    'Restaurants',
    'ServiceCompany',
    'ServiceCompanies',
    'Service',
    'Parking',
    'Offer',
    'Slideshow',
  ],
  MediaLibrary: ['MediaLibrary'],
  User: ['User', 'UserGroup'],
  Statistics: ['Statistic'],
  Malls: ['Mall', 'Sms'],
  InfoPage: ['Information'],
} as const satisfies Record<string, readonly Area[]>

export type MenuGroup = keyof typeof menuGroups

export const isArea = (name: string): name is Area => (areas as readonly string[]).includes(name)
