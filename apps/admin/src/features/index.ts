import type { Area } from '@kiosk-admin/api-client'
import { BadgePercent, CalendarDays, ConciergeBell, LayoutGrid, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Feature = {
  /** Its name, and its key in the menu's texts. */
  name: 'dashboard' | 'events' | 'services' | 'offers'
  /** Written as in the specification; matched whatever its letter case. */
  path: string
  /** Who may read it sees it in the menu; everyone sees what has none. */
  area?: Area
  icon: LucideIcon
  load: () => Promise<{ feature: { screen: ReactNode } }>
}

/** The one list of screens, in the order of the menu. A new kind of content is one line here. */
export const features: readonly Feature[] = [
  { name: 'dashboard', path: '/published', icon: LayoutGrid, load: () => import('./dashboard/feature') },
  {
    name: 'events',
    path: '/published/event',
    area: 'Event',
    icon: CalendarDays,
    load: () => import('./events/feature'),
  },
  {
    name: 'services',
    path: '/published/service',
    area: 'Service',
    icon: ConciergeBell,
    load: () => import('./services/feature'),
  },
  {
    name: 'offers',
    path: '/published/offer',
    area: 'Offer',
    icon: BadgePercent,
    load: () => import('./offers/feature'),
  },
]
