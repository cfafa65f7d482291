import { createCaller, kioskMe } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import type { Stand } from './model/spots'
import type { Pairing } from './pairing'
import { useServices } from './services'

const nameOf = ({ stationId }: Pairing) => `kiosk.stand.${stationId}`

function stored(storage: Storage, pairing: Pairing): Stand | null {
  try {
    const { areaId, floorId } = JSON.parse(storage.getItem(nameOf(pairing)) ?? 'null') as Stand
    const isCode = (value: unknown) => value === null || typeof value === 'string'
    return isCode(areaId) && isCode(floorId) ? { areaId, floorId } : null
  } catch {
    return null
  }
}

/** Where the station stands: as it was told last, and asked again whenever something is published. */
export function useStand(pairing: Pairing, publication: number | undefined): Stand | null {
  const { fetch, storage } = useServices()
  const [stand, setStand] = useState(() => stored(storage, pairing))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another publication is the reason to ask again
  useEffect(() => {
    const controller = new AbortController()
    const ask = async () => {
      const client = createCaller({ fetch, token: () => pairing.key })
      const { areaId, floorId } = await client.call(kioskMe, { signal: controller.signal })
      if (controller.signal.aborted) return
      storage.setItem(nameOf(pairing), JSON.stringify({ areaId, floorId }))
      setStand({ areaId, floorId })
    }
    // without an answer it stands where it stood
    ask().catch(() => {})
    return () => controller.abort()
  }, [fetch, storage, pairing, publication])

  return stand
}
