import { type Answer, calls, type MapState, may } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useNow } from '../../shared/clock'
import { useMallId } from '../../shared/session/session'
import { keyOf, keysOf } from '../cache/keys'
import { publicationPaths } from '../cache/paths'
import { type Loaded, useCall } from '../cache/use-call'
import { usePermissions } from './use-mall'

/** The longest delay of a timer. */
const LONGEST = 2 ** 31 - 1

const mapStateKey = (mallId: string) => keyOf(calls.mapStateOfMall, { query: { mallId } })

/** What is out of order in this tab's mall, kept fresh by the socket; loads again when something opens. */
export function useMapState(): Loaded<MapState> {
  const now = useNow()
  const mallId = useMallId()
  const { data: permissions } = usePermissions()
  const allowed = permissions !== undefined && may(permissions, 'Parking', 'read')
  const untilNextOpening = (state?: Answer<typeof calls.mapStateOfMall>) => {
    const ends = (state?.closed ?? []).flatMap(({ until }) => (until ? [Date.parse(until) - now().getTime()] : []))
    return ends.length === 0 ? 0 : Math.min(LONGEST, Math.max(1000, Math.min(...ends)))
  }
  return useCall(calls.mapStateOfMall, allowed ? { query: { mallId } } : null, { refreshInterval: untilNextOpening })
}

export type Closure = { target: string; closed: boolean; until?: string | null }

/** Closes or opens a target: shown at once, and taken back on failure. */
export function useSetMapState() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  return async ({ target, closed, until = null }: Closure) => {
    const query = { mallId }
    await mutate<MapState>(
      mapStateKey(mallId),
      api.call(calls.setMapState, { params: { target }, query, body: { closed, until } }),
      {
        optimisticData: (state = { version: 0, closed: [] }) => ({
          ...state,
          closed: [
            ...state.closed.filter((one) => one.target !== target),
            ...(closed ? [{ target, ...(until ? { until } : {}) }] : []),
          ],
        }),
        rollbackOnError: true,
        revalidate: false,
      },
    )
    void mutate(keysOf(...publicationPaths))
  }
}
