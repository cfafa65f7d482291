import type { ApiError } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'

/** The address of the server's page that frames a site; `null` where the site cannot be framed. */
export type FrameOf = (url: string, signal: AbortSignal) => Promise<string | null>

export type SiteFrame = 'loading' | 'none' | 'notSaved' | { address: string }

/**
 * Finds out whether a site can be framed: not without a network, and not where the site refuses. In the preview of a draft the
 * server does not know an address that is not saved.
 */
export function useSiteFrame(url: string, frameOf: FrameOf, draft: boolean): SiteFrame {
  const [frame, setFrame] = useState<SiteFrame>('loading')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const settle = (next: SiteFrame) => {
      if (!signal.aborted) setFrame(next)
    }
    const wholeUrl = URL.parse(url, location.href)
    if (!navigator.onLine || !wholeUrl || !/^https?:$/.test(wholeUrl.protocol)) settle('none')
    else {
      frameOf(wholeUrl.href, signal).then(
        (address) => settle(address === null ? 'none' : { address }),
        ({ code }: Partial<ApiError>) => settle(draft && code === 'not_found' ? 'notSaved' : 'none'),
      )
    }
    addEventListener('offline', () => settle('none'), { signal })
    return () => controller.abort()
  }, [url, frameOf, draft])
  return frame
}
