import { type RecordOf, singleRecords } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import { type Loaded, useCall } from '../cache/use-call'
import { newer } from '../cache/versions'

/** The mall's information page; loads nothing unless `enabled`. */
export function useInfoPage(enabled = true): Loaded<RecordOf<'infoPage'>> {
  const mallId = useMallId()
  return useCall(singleRecords.infoPage.calls.get, enabled ? { query: { mallId } } : null, { merge: newer })
}
