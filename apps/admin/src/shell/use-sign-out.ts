import { logout } from '@kiosk-admin/api-client'
import { useApi } from '../shared/api'
import { navigate } from '../shared/location'
import { session } from '../shared/session'

export function useSignOut() {
  const api = useApi()
  return () => {
    // The call takes the token along before the session ends here: its end is also told by socket, and that would read
    // as one that staff did not ask for. Out of reach, the server ends the session by itself later.
    void api.call(logout).catch(() => undefined)
    session.end()
    navigate('/', { force: true })
  }
}
