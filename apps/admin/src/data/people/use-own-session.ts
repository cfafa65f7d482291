import { calls } from '@kiosk-admin/api-client'
import { useCall } from '../cache/use-call'

/** The signed-in user, from the server. */
export const useOwnSession = () => useCall(calls.session, {}, { revalidateOnFocus: false })
