import { calls } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import { useCall } from '../cache/use-call'

/** The storage that the mall's files use, and its limit. */
export const useMediaStorage = () => useCall(calls.mediaStorage, { query: { mallId: useMallId() } })
