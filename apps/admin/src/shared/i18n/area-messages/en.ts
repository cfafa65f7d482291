import type { Area } from '@kiosk-admin/api-client'

/** Names of the permission areas. */
export const en = {
  areas: {
    Event: 'Events',
    User: 'Users',
    UserGroup: 'User groups',
    Shop: 'Shop categories',
    RestaurantAndCafe: 'Restaurant & café categories',
    ServiceCompany: 'Service company categories',
    Shops: 'Shops',
    Restaurants: 'Restaurants & cafés',
    ServiceCompanies: 'Service companies',
    Service: 'Services',
    Parking: 'Parking',
    Offer: 'Offers',
    Slideshow: 'Info slideshows and screensavers',
    MediaLibrary: 'Media library',
    Statistic: 'Statistics',
    Mall: 'Malls and stations',
    Sms: 'SMS settings',
    Information: 'Information page and surrounding area',
  } satisfies Record<Area, string>,
}
