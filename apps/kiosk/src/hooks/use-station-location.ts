import { calls, createCaller } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { useDependencies } from '../dependencies'
import type { StationLocation } from '../model/spots'
import type { Pairing } from '../pairing'

const storageKey = ({ stationId }: Pairing) => `kiosk.stand.${stationId}`

function readStored(storage: Storage, pairing: Pairing): StationLocation | null {
  try {
    const { areaId, floorId, position, bearing } = JSON.parse(
      storage.getItem(storageKey(pairing)) ?? 'null',
    ) as StationLocation
    const isCode = (value: unknown) => value === null || typeof value === 'string'
    return isCode(areaId) && isCode(floorId) ? { areaId, floorId, position, bearing } : null
  } catch {
    return null
  }
}

/** The station's location: the stored one at first, fetched again after each publication. */
export function useStationLocation(pairing: Pairing, publication: number | undefined): StationLocation | null {
  const { fetch, storage } = useDependencies()
  const [location, setLocation] = useState(() => readStored(storage, pairing))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new publication is the reason to fetch again
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const client = createCaller({ fetch, token: () => pairing.key })
      const { areaId, floorId, position, bearing } = await client.call(calls.kioskMe, { signal: controller.signal })
      if (controller.signal.aborted) return
      const found = { areaId, floorId, position, bearing }
      storage.setItem(storageKey(pairing), JSON.stringify(found))
      setLocation(found)
    }
    // without an answer the stored location stays
    load().catch(() => {})
    return () => controller.abort()
  }, [fetch, storage, pairing, publication])

  return location
}
