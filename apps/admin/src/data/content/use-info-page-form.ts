import { type RecordOf, singleRecords } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { keyOf, keysOf } from '../cache/keys'
import { publicationPaths } from '../cache/paths'
import type { Loaded } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'

/** The mall's information page, for the form that starts from it. */
export const useInfoPageNow = (): Loaded<RecordOf<'infoPage'>> =>
  useCallNow(singleRecords.infoPage.calls.get, { query: { mallId: useMallId() } })

/** Replaces the version that the form started from. Rejects like its call; a conflict carries the current page. */
export function useSaveInfoPage() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  return async (body: object, version: number): Promise<RecordOf<'infoPage'>> => {
    const saved = (await api.callDynamic(singleRecords.infoPage.calls.replace, {
      query: { mallId },
      body,
      version,
    })) as RecordOf<'infoPage'>
    await mutate(keyOf(singleRecords.infoPage.calls.get, { query: { mallId } }), saved, { revalidate: false })
    void mutate(keysOf(...publicationPaths))
    return saved
  }
}
