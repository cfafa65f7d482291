import { calls, createCaller, type LanguageCode } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { useDependencies } from '../dependencies'
import type { StationLocation } from '../model/spots'
import type { Pairing } from '../pairing'

const storageKey = ({ stationId }: Pairing) => `kiosk.stand.${stationId}`

/** What the server says about the station. */
type Own = {
  location: StationLocation | null
  /** Origin of pages for visitors' phones; `null` if phones can't open them. */
  visitorUrl: string | null
  /** Languages in which the server turns texts into sounds. */
  speech: readonly LanguageCode[]
}

const unknown: Own = { location: null, visitorUrl: null, speech: [] }

function readStored(storage: Storage, pairing: Pairing): Own {
  try {
    const {
      areaId,
      floorId,
      position,
      bearing,
      visitorUrl = null,
      speech = [],
    } = JSON.parse(storage.getItem(storageKey(pairing)) ?? 'null') as StationLocation & Partial<Omit<Own, 'location'>>
    const isText = (value: unknown) => value === null || typeof value === 'string'
    if (![areaId, floorId, visitorUrl].every(isText)) return unknown
    return { location: { areaId, floorId, position, bearing }, visitorUrl, speech }
  } catch {
    return unknown
  }
}

/** The station's location, origin for phones, and speech. Stored values first, then the server's after each publication. */
export function useStationLocation(pairing: Pairing, publication: number | undefined): Own {
  const { fetch, storage } = useDependencies()
  const [own, setOwn] = useState(() => readStored(storage, pairing))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new publication is the reason to fetch again
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const client = createCaller({ fetch, token: () => pairing.key })
      const { areaId, floorId, position, bearing, visitorUrl, speech } = await client.call(calls.kioskMe, {
        signal: controller.signal,
      })
      if (controller.signal.aborted) return
      const location = { areaId, floorId, position, bearing }
      storage.setItem(storageKey(pairing), JSON.stringify({ ...location, visitorUrl, speech }))
      setOwn({ location, visitorUrl, speech })
    }
    // without an answer the stored location stays
    load().catch(() => {})
    return () => controller.abort()
  }, [fetch, storage, pairing, publication])

  return own
}
