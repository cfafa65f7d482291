import { BadgePercent, CalendarDays, MapPinned, Store } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { StationStop } from '../station-line/stations'
import { DashboardTile } from './dashboard-tile'

/** Any router's link. */
export const RouterLink = (props: ComponentProps<'a'>) => <a data-router="" {...props} />

const icon = { size: 18, strokeWidth: 1.5 }

export const exampleTiles = (
  <>
    <DashboardTile
      asChild
      enabled
      title="Events"
      icon={<CalendarDays {...icon} />}
      count={12}
      lines={['9 Active, 3 InActive']}
      pending={3}
    >
      <RouterLink href="#events" />
    </DashboardTile>
    <DashboardTile
      enabled
      href="#shops"
      title="Shops"
      icon={<Store {...icon} />}
      count={1128}
      lines={['1,120 Active, 8 InActive', 'in 14 categories']}
      pending={6}
    />
    <DashboardTile
      enabled
      href="#parking"
      title="Parking"
      icon="P"
      count={3}
      lines={['3 Active, 0 InActive', 'in 2 categories, 8 floors']}
    />
    <DashboardTile
      enabled
      href="#offers"
      title="Offers"
      icon={<BadgePercent {...icon} />}
      count={42}
      lines={['40 Active, 2 InActive', '42 offers and 27 shops']}
    />
    <DashboardTile title="Surrounding area" icon={<MapPinned {...icon} />} lines={['No places yet']} />
  </>
)

const names = ['Entrance north', 'Atrium', 'Food court', 'Cinema', 'Level 2 lift', 'Garage P1']

export const exampleStations: StationStop[] = [
  ...names.map((detail, index) => ({ id: `s${index}`, code: `K${index + 1}`, state: 'online' as const, detail })),
  { id: 's7', code: 'K7', state: 'behind', detail: 'No. 213' },
  { id: 's8', code: 'K8', state: 'offline', detail: 'Offline 2 h' },
  { id: 's9', code: 'K9', state: 'restarting', detail: 'Restarting' },
]
