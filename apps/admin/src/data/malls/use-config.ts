import { config } from '@kiosk-admin/api-client'
import { useCall } from '../cache/use-call'

/** What this installation is set to: where maps come from, and the like. It does not change while a page is open. */
export const useConfig = () => useCall(config, {}, { revalidateOnFocus: false })
