import type { paletteMessages } from './messages'

export type NewRecord = {
  name: keyof (typeof paletteMessages)['texts']['palette']['new']
  /** The screen, as the list of features has it: who may write in its area may make one. */
  screen: string
  href: string
}

const make = (name: NewRecord['name'], screen: string, dialog: string): NewRecord => ({
  name,
  screen,
  href: `${screen}?dialog=${dialog}`,
})

/** What can be made, and the address that opens the empty form. */
export const newRecords: readonly NewRecord[] = [
  make('events', '/published/event', 'eventEdit'),
  make('offers', '/published/offer', 'offerEdit'),
  make('shops', '/published/Shops', 'shopEdit'),
  make('restaurants', '/published/Restaurants', 'shopEdit'),
  make('serviceCompanies', '/published/ServiceCompanies', 'shopEdit'),
  make('services', '/published/service', 'serviceEdit'),
  { name: 'slideshows', screen: '/published/SlideShow', href: '/published/SlideShow/NewSlideShow' },
  {
    name: 'screensavers',
    screen: '/published/Screensaver',
    href: '/published/SlideShow/NewSlideShow?kind=screensaver',
  },
  make('places', '/published/SurroundingArea', 'placeEdit'),
  make('shopCategories', '/published/shop', 'categoryEdit'),
  make('restaurantCategories', '/Published/RestaurantAndCafe', 'categoryEdit'),
  make('companyCategories', '/Published/ServiceCompany', 'categoryEdit'),
  make('parking', '/published/Parking', 'garageEdit'),
  make('images', '/MediaLibrary/Image', 'uploadFile'),
  make('users', '/user/user', 'userNew'),
  make('userGroups', '/user/usergroup', 'userGroupNew'),
  make('malls', '/Malls/Mall', 'mall'),
]
