import type { Permission, PermissionArea, PermissionGroup } from './permissions'

const areas = (names: Record<string, string>): PermissionArea[] =>
  Object.entries(names).map(([id, label]) => ({ id, label }))

/** The areas of the back-office, group by group as in its menu. */
export const groups: PermissionGroup[] = [
  {
    id: 'Published',
    label: 'Published',
    areas: areas({
      Event: 'Events',
      Shop: 'Shop categories',
      Shops: 'Shops',
      RestaurantAndCafe: 'Restaurant & café categories',
      Restaurants: 'Restaurants & cafés',
      ServiceCompany: 'Service company categories',
      ServiceCompanies: 'Service companies',
      Service: 'Services',
      Parking: 'Parking',
      Offer: 'Offers',
      Slideshow: 'Slideshows and screensavers',
    }),
  },
  { id: 'MediaLibrary', label: 'Media library', areas: areas({ MediaLibrary: 'Pictures, videos and files' }) },
  { id: 'User', label: 'Users', areas: areas({ User: 'Users', UserGroup: 'User groups' }) },
  { id: 'Statistics', label: 'Statistics', areas: areas({ Statistic: 'Click statistics' }) },
  { id: 'Malls', label: 'Kiosks', areas: areas({ Mall: 'Malls and stations', Sms: 'SMS settings' }) },
  { id: 'InfoPage', label: 'Information', areas: areas({ Information: 'Information page and places' }) },
]

/** Permissions to write offers and events, and to read referenced records. */
export const marketing: Permission[] = [
  { area: 'Event', read: true, write: true },
  { area: 'Offer', read: true, write: true },
  { area: 'Shops', read: true, write: false },
  { area: 'Restaurants', read: true, write: false },
  { area: 'MediaLibrary', read: true, write: true },
  { area: 'Statistic', read: true, write: false },
]

/** A few groups, for compact stories. */
export const few: PermissionGroup[] = groups
  .map((group) => ({
    ...group,
    areas: group.areas.filter(({ id }) => /^(Event|Shops|Offer|User|UserGroup|Statistic)$/.test(id)),
  }))
  .filter(({ areas: left }) => left.length > 0)
