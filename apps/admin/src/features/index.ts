import type { Area, LanguageCode, MenuGroup } from '@kiosk-admin/api-client'
import {
  BadgePercent,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartLine,
  ConciergeBell,
  FileText,
  FolderTree,
  GalleryVerticalEnd,
  History,
  Image,
  Images,
  Info,
  LayoutGrid,
  type LucideIcon,
  MapPinned,
  MessageSquareText,
  Monitor,
  MonitorPlay,
  Shapes,
  SquareParking,
  Store,
  Trash2,
  Type,
  UserRound,
  UsersRound,
  Utensils,
  Video,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** Screens that share a name share an entry of the menu: it leads to the first that the user may read. */
type Named =
  // the key of its title in the menu's texts
  | { name: FeatureName; title?: undefined }
  // a name of its own, and what menu, breadcrumbs and palette call it
  | { name: string; title: Readonly<Record<LanguageCode, string>> }

export type Feature = Named & {
  /** Written as in the specification; matched whatever its letter case. */
  path: string
  /** Further addresses of its screen, of one thing in it: `/published/shops/:id`. */
  also?: readonly string[]
  /** Who may read it sees it in the menu; everyone sees what has none. */
  area?: Area
  /** The kind that it is about, where another screen shares its area. */
  resource?: string
  /** Whether the menu has an entry for it. @default true */
  inMenu?: false
  /** @default the group of its area */
  group?: MenuGroup
  icon: LucideIcon
  load: () => Promise<{ feature: Loaded }>
}

export type Loaded = {
  screen: ReactNode
  /** A hook that says whether what the screen cannot be entered without is still on its way. */
  usePreload?: () => { loading: boolean }
}

export type FeatureName =
  | 'dashboard'
  | 'events'
  | 'categories'
  | 'shops'
  | 'restaurants'
  | 'services'
  | 'serviceCompanies'
  | 'parking'
  | 'offers'
  | 'slideshows'
  | 'screensavers'
  | 'places'
  | 'malls'
  | 'stations'
  | 'sms'
  | 'trash'
  | 'audit'
  | 'users'
  | 'userGroups'
  | 'profile'
  | 'mediaLibrary'
  | 'documents'
  | 'images'
  | 'videos'
  | 'fonts'
  | 'mediaCategories'
  | 'statistics'
  | 'infoPage'

export const dashboard: Feature = {
  name: 'dashboard',
  path: '/published',
  icon: LayoutGrid,
  load: () => import('./dashboard/feature'),
}

export const events: Feature = {
  name: 'events',
  path: '/published/event',
  area: 'Event',
  icon: CalendarDays,
  load: () => import('./events/feature'),
}

export const shopCategories: Feature = {
  name: 'categories',
  path: '/published/shop',
  area: 'Shop',
  icon: Shapes,
  load: async () => ({ feature: (await import('./categories/feature')).shopCategories }),
}

export const restaurantCategories: Feature = {
  name: 'categories',
  path: '/Published/RestaurantAndCafe',
  area: 'RestaurantAndCafe',
  icon: Shapes,
  load: async () => ({ feature: (await import('./categories/feature')).restaurantCategories }),
}

export const companyCategories: Feature = {
  name: 'categories',
  path: '/Published/ServiceCompany',
  area: 'ServiceCompany',
  icon: Shapes,
  load: async () => ({ feature: (await import('./categories/feature')).companyCategories }),
}

export const shops: Feature = {
  name: 'shops',
  path: '/published/Shops',
  also: ['/published/shops/:id'],
  area: 'Shops',
  icon: Store,
  load: async () => ({ feature: (await import('./items/feature')).shops }),
}

export const restaurants: Feature = {
  name: 'restaurants',
  path: '/published/Restaurants',
  also: ['/Published/RestaurantAndCafe/:id'],
  area: 'Restaurants',
  icon: Utensils,
  load: async () => ({ feature: (await import('./items/feature')).restaurants }),
}

export const services: Feature = {
  name: 'services',
  path: '/published/service',
  area: 'Service',
  icon: ConciergeBell,
  load: () => import('./services/feature'),
}

export const serviceCompanies: Feature = {
  name: 'serviceCompanies',
  path: '/published/ServiceCompanies',
  also: ['/Published/ServiceCompany/:id'],
  area: 'ServiceCompanies',
  icon: BriefcaseBusiness,
  load: async () => ({ feature: (await import('./items/feature')).serviceCompanies }),
}

export const parking: Feature = {
  name: 'parking',
  path: '/published/Parking',
  also: ['/published/Parking/:id'],
  area: 'Parking',
  icon: SquareParking,
  load: () => import('./parking/feature'),
}

export const offers: Feature = {
  name: 'offers',
  path: '/published/offer',
  area: 'Offer',
  icon: BadgePercent,
  load: () => import('./offers/feature'),
}

export const slideshows: Feature = {
  name: 'slideshows',
  path: '/published/SlideShow',
  also: ['/published/SlideShow/:id'],
  area: 'Slideshow',
  icon: GalleryVerticalEnd,
  load: () => import('./slideshows/info-slideshows'),
}

export const screensavers: Feature = {
  name: 'screensavers',
  path: '/published/Screensaver',
  area: 'Slideshow',
  icon: MonitorPlay,
  load: () => import('./slideshows/screensavers'),
}

export const places: Feature = {
  name: 'places',
  path: '/published/SurroundingArea',
  area: 'Information',
  resource: 'Place',
  group: 'Published',
  icon: MapPinned,
  load: () => import('./places/feature'),
}

export const trash: Feature = {
  name: 'trash',
  path: '/Trash',
  group: 'Published',
  icon: Trash2,
  load: () => import('./trash/feature'),
}

export const malls: Feature = {
  name: 'malls',
  path: '/Malls/Mall',
  area: 'Mall',
  icon: Building2,
  load: () => import('./malls/feature'),
}

export const stations: Feature = {
  name: 'stations',
  path: '/Malls/Stations',
  also: ['/Malls/Stations/:id'],
  area: 'Mall',
  icon: Monitor,
  load: () => import('./stations/feature'),
}

export const sms: Feature = {
  name: 'sms',
  path: '/Malls/SMS',
  area: 'Sms',
  icon: MessageSquareText,
  load: () => import('./sms/feature'),
}

export const audit: Feature = {
  name: 'audit',
  path: '/Audit',
  area: 'Mall',
  icon: History,
  load: () => import('./audit/feature'),
}

// what waits for Publish is told of files, not of their kinds: it is counted once, at the library
export const mediaLibrary: Feature = {
  name: 'mediaLibrary',
  path: '/MediaLibrary',
  area: 'MediaLibrary',
  resource: 'MediaLibrary',
  icon: Images,
  load: async () => ({ feature: (await import('./media/feature')).overview }),
}

export const documents: Feature = {
  name: 'documents',
  path: '/mediaLibrary/Document',
  area: 'MediaLibrary',
  resource: 'Document',
  icon: FileText,
  load: async () => ({ feature: (await import('./media/feature')).documents }),
}

export const images: Feature = {
  name: 'images',
  path: '/MediaLibrary/Image',
  area: 'MediaLibrary',
  resource: 'Image',
  icon: Image,
  load: async () => ({ feature: (await import('./media/feature')).images }),
}

export const videos: Feature = {
  name: 'videos',
  path: '/MediaLibrary/Video',
  area: 'MediaLibrary',
  resource: 'Video',
  icon: Video,
  load: async () => ({ feature: (await import('./media/feature')).videos }),
}

export const fonts: Feature = {
  name: 'fonts',
  path: '/MediaLibrary/Font',
  area: 'MediaLibrary',
  resource: 'Font',
  icon: Type,
  load: async () => ({ feature: (await import('./media/feature')).fonts }),
}

export const mediaCategories: Feature = {
  name: 'mediaCategories',
  path: '/mediaLibrary/Categories',
  area: 'MediaLibrary',
  resource: 'MediaCategory',
  icon: FolderTree,
  load: async () => ({ feature: (await import('./media/feature')).categories }),
}

export const users: Feature = {
  name: 'users',
  path: '/user/user',
  also: ['/user/user/:id'],
  area: 'User',
  icon: UserRound,
  load: async () => ({ feature: (await import('./users/feature')).users }),
}

export const userGroups: Feature = {
  name: 'userGroups',
  path: '/user/usergroup',
  area: 'UserGroup',
  icon: UsersRound,
  load: async () => ({ feature: (await import('./users/feature')).groups }),
}

export const profile: Feature = {
  name: 'profile',
  path: '/user/profile',
  group: 'User',
  inMenu: false,
  icon: UserRound,
  load: () => import('./profile/feature'),
}

export const statistics: Feature = {
  name: 'statistics',
  path: '/Statistics',
  area: 'Statistic',
  icon: ChartLine,
  load: () => import('./statistics/feature'),
}

export const infoPage: Feature = {
  name: 'infoPage',
  path: '/InfoPage',
  area: 'Information',
  resource: 'InfoPage',
  icon: Info,
  load: () => import('./info-page/feature'),
}

/** The one list of screens, in the order of the menu. A new kind of content is one screen above and its name here. */
export const features: readonly Feature[] = [
  dashboard,
  events,
  shopCategories,
  restaurantCategories,
  companyCategories,
  shops,
  restaurants,
  services,
  serviceCompanies,
  parking,
  offers,
  slideshows,
  screensavers,
  places,
  trash,
  malls,
  stations,
  sms,
  audit,
  mediaLibrary,
  documents,
  images,
  videos,
  fonts,
  mediaCategories,
  users,
  userGroups,
  profile,
  statistics,
  infoPage,
]
