import { lazy, Suspense } from 'react'
import { useRoute } from 'wouter'
import { loadCode } from '../../shared/i18n/load-code'
import { ParkingList } from './parking-list'

const FloorPage = lazy(async () => ({ default: (await loadCode(() => import('./floor-page'))).FloorPage }))

/** The garages with their floors, and below that address the plan of one floor. */
function Parking() {
  const [page, params] = useRoute('/published/Parking/:id')
  if (!page) return <ParkingList />
  return (
    <Suspense>
      <FloorPage id={params.id} />
    </Suspense>
  )
}

export const feature = { screen: <Parking /> }
