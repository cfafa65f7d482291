import { calls } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import { useCall } from '../cache/use-call'

/** The dashboard's figures. */
export const usePublished = () => useCall(calls.published, { query: { mallId: useMallId() } })
