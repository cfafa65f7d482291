import type { MallSnapshot } from '@kiosk-admin/api-client'
import { useEffect } from 'react'
import { filesToKeep } from '../model/page'
import { cacheFiles } from '../offline'

/** Caches files before they are shown; what failed is fetched again when the connection is back. */
export function useOfflineFiles(publication: MallSnapshot | null, connected: boolean) {
  useEffect(() => {
    // only the built page has a service worker
    if (!publication || !connected || !import.meta.env.PROD) return
    const controller = new AbortController()
    void cacheFiles(filesToKeep(publication), controller.signal)
    return () => controller.abort()
  }, [publication, connected])
}
