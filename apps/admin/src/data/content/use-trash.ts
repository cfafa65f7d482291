import {
  type Call,
  contentTypes,
  peopleTypes,
  restoreMedia,
  restoreMediaCategories,
  restoreStations,
  type Trashed,
  trash,
} from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { useMallId } from '../../shared/session'
import { useCall } from '../cache/use-call'
import { inOrder } from './restore-order'

/** What was deleted in this tab's mall, and users and groups, the last one first. */
export const useTrash = () => useCall(trash, { query: { mallId: useMallId() } })

const own: Record<string, Call> = {
  MediaLibrary: restoreMedia,
  MediaCategory: restoreMediaCategories,
  MallStation: restoreStations,
}

/** The call that brings a kind back; none for kinds that have no trash. */
function restoreOf(resource: string): Call | undefined {
  const types = [...Object.values(contentTypes), ...Object.values(peopleTypes)]
  return own[resource] ?? types.find((type) => type.resource === resource)?.calls.restore
}

/** Brings records back, those that others need first. Rejects as the call does; what came back before stays. */
export function useRestore() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  return async (records: readonly Trashed[]) => {
    try {
      for (const { resource, ids } of inOrder(records)) {
        const call = restoreOf(resource)
        // users and groups belong to no mall
        if (call) await api.callDynamic(call, { query: { mallId }, body: { ids } })
      }
    } finally {
      // what comes back may be shown anywhere
      await mutate(() => true)
    }
  }
}
