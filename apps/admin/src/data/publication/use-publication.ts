import { changes, publications, publish, rollback, rollbackChanges } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { useMallId } from '../../shared/session'
import { useCall } from '../cache/use-call'

/** What publishing would change on the kiosks. */
export const useChanges = () => useCall(changes, { query: { mallId: useMallId() } })

/** What publishing an earlier publication again would change on them. */
export const useRollbackChanges = (id: string) => useCall(rollbackChanges, { params: { id } })

/** The publications so far, newest first. */
export const usePublications = () => useCall(publications, { query: { mallId: useMallId() } })

/** Publishing and rolling back; both make a new publication, so everything shown is asked for again. */
export function usePublish() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(() => true)
  return {
    async publish(note: string) {
      const made = await api.call(publish, { query: { mallId }, body: { note: note || null } })
      await refresh()
      return made
    },
    /** Answers as soon as it is done; what is shown follows. */
    async rollBack(id: string) {
      const made = await api.call(rollback, { params: { id } })
      void refresh()
      return made
    },
  }
}
