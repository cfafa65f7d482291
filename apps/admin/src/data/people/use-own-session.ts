import { session } from '@kiosk-admin/api-client'
import { useCall } from '../cache/use-call'

/** The signed-in user, from the server. */
export const useOwnSession = () => useCall(session, {}, { revalidateOnFocus: false })
