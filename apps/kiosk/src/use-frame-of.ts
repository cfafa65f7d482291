import { createCaller, type kioskPreviewSite, type kioskSite } from '@kiosk-admin/api-client'
import { useCallback } from 'react'
import type { FrameOf } from './screens/site/use-site-frame'
import { useServices } from './services'

/** Asks the server for its page that frames a website, as a station or as the preview of a draft. */
export function useFrameOf(call: typeof kioskSite | typeof kioskPreviewSite, mallId: string, token: string): FrameOf {
  const { fetch } = useServices()
  return useCallback(
    async (url, signal) => {
      const client = createCaller({ fetch, token: () => token })
      return (await client.call(call, { params: { mallId }, query: { url }, signal })).frame
    },
    [fetch, call, mallId, token],
  )
}
