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
  let heard: StationPresence[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function show() {
    timer = undefined
    const byMall = Map.groupBy(heard, ({ mallId }) => mallId)
    heard = []
    for (const [mallId, said] of byMall) {
      const key = keyOf({ path: paths.stations }, { params: { mallId } })
      if (cache.get(unstable_serialize(key))?.isValidating) for (const one of said) hear(one)
      else void mutate<Partial<Station>[]>(key, (list) => list && withPresence(list, said), { revalidate: false })
    }
  }

  function hear(said: StationPresence) {
    heard.push(said)
    timer ??= setTimeout(show, COALESCE_MS)
  }

  return { hear, end: () => clearTimeout(timer) }
}

function withPresence(list: readonly Partial<Station>[], said: readonly StationPresence[]): Partial<Station>[] {
  const live = new Map(said.map(({ mallId: _, stationId, ...state }) => [stationId, state]))
  return list.map((station) => {
    const heard = live.get(String(station.id))
    return heard ? { ...station, simulated: false, ...heard } : station
  })
}
