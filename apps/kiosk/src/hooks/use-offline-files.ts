import type { MallSnapshot } from '@kiosk-admin/api-client'
import { useEffect } from 'react'
import { filesToKeep } from '../model/page'
import { cacheFiles } from '../offline'

/** Caches files before they are shown: a screensaver may play for the first time without a network. */
export function useOfflineFiles(publication: MallSnapshot | null) {
  useEffect(() => {
    // only the built page has a service worker
    if (!publication || !import.meta.env.PROD) return
    const controller = new AbortController()
    void cacheFiles(filesToKeep(publication), controller.signal)
    return () => controller.abort()
  }, [publication])
}
