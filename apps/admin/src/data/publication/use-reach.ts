import { calls, type Reach } from '@kiosk-admin/api-client'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { type Loaded, useCall } from '../cache/use-call'

/** What visitors do not find to, if the draft is published. */
export const useReach = (): Loaded<Reach> => useCall(calls.reach, { query: { mallId: useMallId() } })

/** Asks the server anew, for a decision that must not rest on an old answer. */
export function useAskReach(): () => Promise<Reach> {
  const api = useApi()
  const mallId = useMallId()
  return () => api.call(calls.reach, { query: { mallId } })
}

/** The number of records that visitors do not find to from some station. */
export const countUnreachable = ({ unreachable }: Reach): number =>
  new Set(unreachable.map(({ record }) => record.id)).size
