import { mediaStorage } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session'
import { useCall } from '../cache/use-call'

/** How much of its room the mall's files take up. */
export const useMediaStorage = () => useCall(mediaStorage, { query: { mallId: useMallId() } })
