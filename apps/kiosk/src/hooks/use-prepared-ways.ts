import type { MallSnapshot } from '@kiosk-admin/api-client'
import { useEffect } from 'react'
import type { StationLocation } from '../model/spots'

const loadWays = () => import('./use-ways')

/** Makes the graph of the building when a publication arrives, so that the first visitor need not wait for it. */
export function usePreparedWays(publication: MallSnapshot | null, location: StationLocation | null) {
  useEffect(() => {
    if (!publication) return
    loadWays().then(
      ({ prepareWays }) => prepareWays(publication, location),
      (error: unknown) => console.info('Ways cannot be prepared yet', error),
    )
  }, [publication, location])
}
