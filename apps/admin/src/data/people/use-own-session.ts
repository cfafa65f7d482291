import { session } from '@kiosk-admin/api-client'
import { useCall } from '../cache/use-call'

/** Who is signed in, as the server knows them. */
export const useOwnSession = () => useCall(session, {}, { revalidateOnFocus: false })
