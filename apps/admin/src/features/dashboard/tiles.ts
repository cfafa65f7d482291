import type { published, Tile, TileName, z } from '@kiosk-admin/api-client'
import {
  BadgePercent,
  BriefcaseBusiness,
  CalendarDays,
  ConciergeBell,
  GalleryVerticalEnd,
  type LucideIcon,
  MapPinned,
  Store,
  Utensils,
} from 'lucide-react'

/** The menu's word for a tile. */
type TileTitle =
  | 'events'
  | 'shops'
  | 'restaurants'
  | 'serviceCompanies'
  | 'services'
  | 'parking'
  | 'offers'
  | 'slideshows'
  | 'places'

export type TilePlan = {
  name: TileName
  title: TileTitle
  /** As the specification writes it; the tile is a link once a screen has this path. */
  path: string
  /** The screen that lists what it counts, whose changes it shows as not on the kiosks yet. @default path */
  records?: string
  /** Parking is the letter P. */
  icon: LucideIcon | 'P'
  /** What its lines say. */
  lines: 'activeAndNot' | 'categories' | 'categoriesAndFloors' | 'offersAndShops' | 'partsOnly'
  /** Parts of it, each with its Active and InActive ones. */
  parts?: readonly ('garages' | 'indoors' | 'outdoors')[]
}

export type PublishedCounts = z.infer<typeof published.answer>['counts']

/** The board, in its order. */
export const tilePlans: readonly TilePlan[] = [
  {
    name: 'event',
    title: 'events',
    path: '/published/event',
    icon: CalendarDays,
    lines: 'activeAndNot',
  },
  {
    name: 'shop',
    title: 'shops',
    path: '/published/shop',
    records: '/published/Shops',
    icon: Store,
    lines: 'categories',
  },
  {
    name: 'restaurantAndCafe',
    title: 'restaurants',
    path: '/Published/RestaurantAndCafe',
    records: '/published/Restaurants',
    icon: Utensils,
    lines: 'categories',
  },
  {
    name: 'serviceCompany',
    title: 'serviceCompanies',
    path: '/Published/ServiceCompany',
    records: '/published/ServiceCompanies',
    icon: BriefcaseBusiness,
    lines: 'categories',
  },
  {
    name: 'service',
    title: 'services',
    path: '/published/service',
    icon: ConciergeBell,
    lines: 'activeAndNot',
  },
  {
    name: 'parking',
    title: 'parking',
    path: '/Published/Parking',
    icon: 'P',
    lines: 'categoriesAndFloors',
    parts: ['garages'],
  },
  {
    name: 'offer',
    title: 'offers',
    path: '/published/offer',
    icon: BadgePercent,
    lines: 'offersAndShops',
  },
  {
    name: 'slideshow',
    title: 'slideshows',
    path: '/published/SlideShow',
    icon: GalleryVerticalEnd,
    lines: 'activeAndNot',
  },
  {
    name: 'place',
    title: 'places',
    path: '/published/SurroundingArea',
    icon: MapPinned,
    lines: 'partsOnly',
    parts: ['indoors', 'outdoors'],
  },
]

/** What a tile shows before it is known, or without a right or a screen: disabled, with 0. */
export const closedTile: Tile = { count: 0, enabled: false, active: 0, inactive: 0 }
