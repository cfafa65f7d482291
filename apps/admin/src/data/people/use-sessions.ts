import { changePassword, endSessions, sessions } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api'
import { keyOf } from '../cache/keys'
import { useCall } from '../cache/use-call'

/** Where one is signed in, the last used first. */
export const useSessions = () => useCall(sessions, {})

/** What one does to one's own sessions and password; each rejects as its call does. */
export function useOwnAccess() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(keyOf(sessions, {}))
  return {
    async endSession(id: string) {
      await api.call(endSessions, { query: { id: [id] } })
      await refresh()
    },

    /** This one too: what follows is sign-in. */
    endAll: () => api.call(endSessions, { query: {} }),

    /** All other sessions end. */
    async changePassword(current: string, next: string) {
      await api.call(changePassword, { body: { current, next } })
      await refresh()
    },
  }
}
