import type { ApiError } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'

/** Resolves to the address of the server's page that frames a site, or to `null` if the site cannot be framed. */
export type FetchFrame = (url: string, signal: AbortSignal) => Promise<string | null>

export type SiteFrame = 'loading' | 'none' | 'notSaved' | { address: string }

/**
 * Whether a site can be framed: not offline, and not if the site refuses. In the preview of a draft the server does not know
 * an address that has not been saved.
 */
export function useSiteFrame(url: string, fetchFrame: FetchFrame, draft: boolean): SiteFrame {
  const [frame, setFrame] = useState<SiteFrame>('loading')
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const settle = (next: SiteFrame) => {
      if (!signal.aborted) setFrame(next)
    }
    const absoluteUrl = URL.parse(url, location.href)
    if (!navigator.onLine || !absoluteUrl || !/^https?:$/.test(absoluteUrl.protocol)) settle('none')
    else {
      fetchFrame(absoluteUrl.href, signal).then(
        (address) => settle(address === null ? 'none' : { address }),
        ({ code }: Partial<ApiError>) => settle(draft && code === 'not_found' ? 'notSaved' : 'none'),
      )
    }
    addEventListener('offline', () => settle('none'), { signal })
    return () => controller.abort()
  }, [url, fetchFrame, draft])
  return frame
}
