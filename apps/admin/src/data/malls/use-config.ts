import { calls } from '@kiosk-admin/api-client'
import { useCall } from '../cache/use-call'

/** The settings of this installation, such as the source of maps. They do not change while a page is open. */
export const useConfig = () => useCall(calls.config, {}, { revalidateOnFocus: false })
