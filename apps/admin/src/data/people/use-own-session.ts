import { calls } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import { useCall } from '../cache/use-call'

/** The signed-in user, from the server, with the name of the group in this tab's mall. */
export const useOwnSession = () =>
  useCall(calls.session, { query: { mallId: useMallId() } }, { revalidateOnFocus: false })
