import { type RecordOf, singleRecords } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import { type Loaded, useCall } from '../cache/use-call'
import { newer } from '../cache/versions'

/** The mall's information page; without permission to read it, only its opening hours. */
export function useInfoPage(): Loaded<RecordOf<'infoPage'>> {
  const mallId = useMallId()
  return useCall(singleRecords.infoPage.calls.get, { query: { mallId } }, { merge: newer })
}
