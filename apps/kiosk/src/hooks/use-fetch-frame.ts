import { type calls, createCaller } from '@kiosk-admin/api-client'
import { useCallback } from 'react'
import { useDependencies } from '../dependencies'
import type { FetchFrame } from '../screens/site/use-site-frame'

/** Requests the server's page that frames a website, for a station or for the preview of a draft. */
export function useFetchFrame(
  call: typeof calls.kioskSite | typeof calls.kioskPreviewSite,
  mallId: string,
  token: string,
) {
  const { fetch } = useDependencies()
  return useCallback<FetchFrame>(
    async (url, signal) => {
      const client = createCaller({ fetch, token: () => token })
      return (await client.call(call, { params: { mallId }, query: { url }, signal })).frame
    },
    [fetch, call, mallId, token],
  )
}
