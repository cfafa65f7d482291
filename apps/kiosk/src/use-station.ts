import { createStation, type Station, type StationSnapshot } from '@kiosk-admin/kiosk-client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { version } from '../package.json'
import type { Pairing } from './pairing'
import { useServices } from './services'

/** The station at work for as long as it is on the screen. */
export function useStation(pairing: Pairing): { snapshot: StationSnapshot; record: Station['record'] } {
  const { fetch, environment, storeOf, restart } = useServices()
  const [station] = useState(() =>
    createStation({
      ...pairing,
      fetch,
      environment,
      restart,
      store: storeOf(pairing.stationId),
      softwareVersion: version,
    }),
  )
  useEffect(() => {
    void station.start()
    return () => station.stop()
  }, [station])
  const snapshot = useSyncExternalStore(station.onChange, () => station.snapshot)
  return { snapshot, record: station.record }
}
