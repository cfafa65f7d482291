import { type Call, calls, contentTypes, peopleTypes, type Trashed } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { useCall } from '../cache/use-call'
import { inOrder } from './restore-order'

/** Deleted records of this tab's mall, users and groups, newest first. */
export const useTrash = () => useCall(calls.trash, { query: { mallId: useMallId() } })

const own: Record<string, Call> = {
  MediaLibrary: calls.restoreMedia,
  MediaCategory: calls.restoreMediaCategories,
  MallStation: calls.restoreStations,
  Mall: calls.restoreMalls,
}

/** The call that restores records of a kind; undefined for kinds without trash. */
function restoreOf(resource: string): Call | undefined {
  const types = [...Object.values(contentTypes), ...Object.values(peopleTypes)]
  return own[resource] ?? types.find((type) => type.resource === resource)?.calls.restore
}

/**
 * Restores records in an order in which references exist. Rejects like its call; records restored before the failure
 * stay.
 */
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
      // any view may show restored records
      await mutate(() => true)
    }
  }
}
