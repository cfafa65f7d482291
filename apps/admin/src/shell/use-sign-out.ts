import { calls } from '@kiosk-admin/api-client'
import { useApi } from '../shared/api/api'
import { navigate } from '../shared/routing/location'
import { session } from '../shared/session/session'

export function useSignOut() {
  const api = useApi()
  return () => {
    // The request takes the token before the session ends here: the server also reports the end by socket, which would
    // look like an unexpected sign-out. If offline, the session expires on the server.
    void api.call(calls.logout).catch(() => undefined)
    session.end()
    navigate('/', { force: true })
  }
}
