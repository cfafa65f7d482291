import { calls } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { useCall } from '../cache/use-call'

/** The changes that publishing would bring to the kiosks. */
export const useChanges = () => useCall(calls.changes, { query: { mallId: useMallId() } })

/** The changes that rolling back to an earlier publication would bring. */
export const useRollbackChanges = (id: string) => useCall(calls.rollbackChanges, { params: { id } })

/** All publications, newest first. */
export const usePublications = () => useCall(calls.publications, { query: { mallId: useMallId() } })

/** Publishes and rolls back. Both create a publication, so all answers are reloaded. */
export function usePublish() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(() => true)
  return {
    async publish(note: string) {
      const publication = await api.call(calls.publish, { query: { mallId }, body: { note: note || null } })
      await refresh()
      return publication
    },
    /** Resolves when the server has answered; views reload afterwards. */
    async rollBack(id: string) {
      const publication = await api.call(calls.rollback, { params: { id } })
      void refresh()
      return publication
    },
  }
}
