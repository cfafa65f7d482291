import { type InfoPage, infoPage } from '@kiosk-admin/api-client'
import { useMallId } from '../shared/session'
import { type Loaded, useCall } from './use-call'
import { newer } from './versions'

/** The mall's information page; asked for only when it is `wanted`. */
export function useInfoPage(wanted = true): Loaded<InfoPage> {
  const mallId = useMallId()
  return useCall(infoPage.calls.get, wanted ? { query: { mallId } } : null, { merge: newer })
}
