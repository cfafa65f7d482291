import type { Call } from '@kiosk-admin/api-client'
import { unstable_serialize, useSWRConfig } from 'swr'
import { useMallId } from '../../shared/session/session'
import { listKey, pageOfOne, type Source } from '../cache/source'
import { useCallDynamic } from '../cache/use-call'

/** Loads the number of records of a list, unless all are in the cache. `onLoad` is called after each load. */
export function useListLength(type: { calls: { page: Call } }, source: Source, enabled: boolean, onLoad: () => void) {
  const mallId = useMallId()
  const cached: unknown = useSWRConfig().cache.get(unstable_serialize(listKey(source, mallId)))?.data
  const { data, error, retry } = useCallDynamic<{ total: number }>(
    type.calls.page,
    enabled ? pageOfOne(source, mallId) : null,
    { onSuccess: onLoad },
  )
  const length = Array.isArray(cached) ? cached.length : data?.total
  return { length, error, retry }
}
