import { type InfoPage, infoPage } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import { type Loaded, useCall } from '../cache/use-call'
import { newer } from '../cache/versions'

/** The mall's information page; loads nothing unless `enabled`. */
export function useInfoPage(enabled = true): Loaded<InfoPage> {
  const mallId = useMallId()
  return useCall(infoPage.calls.get, enabled ? { query: { mallId } } : null, { merge: newer })
}
