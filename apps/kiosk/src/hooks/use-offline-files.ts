import type { MallSnapshot } from '@kiosk-admin/api-client'
import { useEffect } from 'react'
import { slideshowFiles } from '../model/page'
import { cacheFiles } from '../offline'

/** Caches the files of slideshows: a screensaver may play for the first time without a network. */
export function useOfflineFiles(publication: MallSnapshot | null) {
  useEffect(() => {
    // only the built page has a service worker
    if (!publication || !import.meta.env.PROD) return
    const controller = new AbortController()
    void cacheFiles(slideshowFiles(publication), controller.signal)
    return () => controller.abort()
  }, [publication])
}
