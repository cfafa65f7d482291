import type { Station } from '@kiosk-admin/api-client'
import type { StationPresence } from '@kiosk-admin/kiosk-client'
import { unstable_serialize, type useSWRConfig } from 'swr'
import { COALESCE_MS } from '../cache/coalesce'
import { keyOf } from '../cache/keys'
import { paths } from '../cache/paths'

type Swr = ReturnType<typeof useSWRConfig>

/**
 * Writes the live state of stations into cached lists. SWR drops a pending answer when its entry is written meanwhile,
 * so messages wait until the list has loaded.
 */
export function showPresence(cache: Swr['cache'], mutate: Swr['mutate']) {
  let pending: StationPresence[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function show() {
    timer = undefined
    const byMall = Map.groupBy(pending, ({ mallId }) => mallId)
    pending = []
    for (const [mallId, messages] of byMall) {
      const key = keyOf({ path: paths.stations }, { params: { mallId } })
      if (cache.get(unstable_serialize(key))?.isValidating) for (const message of messages) handle(message)
      else void mutate<Partial<Station>[]>(key, (list) => list && withPresence(list, messages), { revalidate: false })
    }
  }

  function handle(message: StationPresence) {
    pending.push(message)
    timer ??= setTimeout(show, COALESCE_MS)
  }

  return { handle, end: () => clearTimeout(timer) }
}

function withPresence(list: readonly Partial<Station>[], messages: readonly StationPresence[]): Partial<Station>[] {
  const live = new Map(messages.map(({ mallId: _, stationId, ...state }) => [stationId, state]))
  return list.map((station) => {
    const state = live.get(String(station.id))
    return state ? { ...station, simulated: false, ...state } : station
  })
}
