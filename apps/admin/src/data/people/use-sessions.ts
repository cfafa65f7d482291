import { calls } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { keyOf } from '../cache/keys'
import { useCall } from '../cache/use-call'

/** The user's own sessions, last used first. */
export const useSessions = () => useCall(calls.sessions, {})

/** Actions on the user's own sessions and password. Each rejects like its call. */
export function useOwnAccess() {
  const api = useApi()
  const { mutate } = useSWRConfig()
  const refresh = () => mutate(keyOf(calls.sessions, {}))
  return {
    async endSession(id: string) {
      await api.call(calls.endSessions, { query: { id: [id] } })
      await refresh()
    },

    /** Ends this session, too. */
    endAll: () => api.call(calls.endSessions, { query: {} }),

    /** Ends all other sessions. */
    async changePassword(current: string, next: string) {
      await api.call(calls.changePassword, { body: { current, next } })
      await refresh()
    },
  }
}
