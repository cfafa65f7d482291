import type { Area, Tile, TileName } from '@kiosk-admin/api-client'
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
  /** The areas whose changes it counts as not on the kiosks yet. */
  areas: readonly Area[]
  /** Only those of this kind, where an area guards several. */
  resource?: string
  /** Parking is the letter P. */
  icon: LucideIcon | 'P'
  /** What its lines say. */
  lines: 'activeAndNot' | 'categories' | 'categoriesAndFloors' | 'offersAndShops'
}

/** The board, in its order. */
export const tilePlans: readonly TilePlan[] = [
  {
    name: 'event',
    title: 'events',
    path: '/published/event',
    areas: ['Event'],
    icon: CalendarDays,
    lines: 'activeAndNot',
  },
  { name: 'shop', title: 'shops', path: '/published/shop', areas: ['Shop', 'Shops'], icon: Store, lines: 'categories' },
  {
    name: 'restaurantAndCafe',
    title: 'restaurants',
    path: '/Published/RestaurantAndCafe',
    areas: ['RestaurantAndCafe', 'Restaurants'],
    icon: Utensils,
    lines: 'categories',
  },
  {
    name: 'serviceCompany',
    title: 'serviceCompanies',
    path: '/Published/ServiceCompany',
    areas: ['ServiceCompany', 'ServiceCompanies'],
    icon: BriefcaseBusiness,
    lines: 'categories',
  },
  {
    name: 'service',
    title: 'services',
    path: '/published/service',
    areas: ['Service'],
    icon: ConciergeBell,
    lines: 'activeAndNot',
  },
  {
    name: 'parking',
    title: 'parking',
    path: '/Published/Parking',
    areas: ['Parking'],
    icon: 'P',
    lines: 'categoriesAndFloors',
  },
  {
    name: 'offer',
    title: 'offers',
    path: '/published/offer',
    areas: ['Offer'],
    icon: BadgePercent,
    lines: 'offersAndShops',
  },
  {
    name: 'slideshow',
    title: 'slideshows',
    path: '/published/SlideShow',
    areas: ['Slideshow'],
    icon: GalleryVerticalEnd,
    lines: 'activeAndNot',
  },
  {
    name: 'place',
    title: 'places',
    path: '/published/SurroundingArea',
    areas: ['Information'],
    resource: 'Place',
    icon: MapPinned,
    lines: 'activeAndNot',
  },
]

/** What a tile shows before it is known, or without a right or a screen: disabled, with 0. */
export const closedTile: Tile = { count: 0, enabled: false, active: 0, inactive: 0 }
