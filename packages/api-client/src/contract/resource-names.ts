/** Every kind of record that has an address of its own: the `R` of `/R/{id}`. */
export const resourceNames = [
  'Category',
  'Item',
  'Service',
  'Event',
  'Offer',
  'Slideshow',
  'Place',
  'Garage',
  'Floor',
  'MallStation',
  'User',
  'UserGroup',
  'Mall',
  'MediaCategory',
  'MediaLibrary',
] as const

export type ResourceName = (typeof resourceNames)[number]
