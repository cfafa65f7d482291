import { createStation, type Station, type StationSnapshot } from '@kiosk-admin/kiosk-client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { version } from '../../package.json'
import { useDependencies } from '../dependencies'
import type { Pairing } from '../pairing'

/** Runs the station client while mounted. */
export function useStation(
  pairing: Pairing,
): { snapshot: StationSnapshot } & Pick<Station, 'record' | 'recordSearch' | 'beginVisit'> {
  const { fetch, environment, createStore, restart } = useDependencies()
  const [station] = useState(() =>
    createStation({
      ...pairing,
      fetch,
      environment,
      restart,
      store: createStore(pairing.stationId),
      softwareVersion: version,
    }),
  )
  useEffect(() => {
    void station.start()
    return () => station.stop()
  }, [station])
  const snapshot = useSyncExternalStore(station.onChange, () => station.snapshot)
  const { record, recordSearch, beginVisit } = station
  return { snapshot, record, recordSearch, beginVisit }
}
