import type { MallSnapshot } from '@kiosk-admin/api-client'
import { useEffect } from 'react'
import { filesToKeep, hasPdf } from '../model/page'
import { cacheFiles } from '../offline'

/** The code of PDFs is not loaded with the page: most publications have none. */
async function addressesOf(publication: MallSnapshot): Promise<string[]> {
  const files = filesToKeep(publication)
  if (!hasPdf(publication)) return files
  const [{ pdfFiles }] = await Promise.all([
    import('../screens/site/pdf/open-pdf'),
    import('../screens/site/pdf/pdf-pages'),
  ])
  return [...pdfFiles, ...files]
}

/** Caches files before they are shown; what failed is fetched again when the connection is back. */
export function useOfflineFiles(publication: MallSnapshot | null, connected: boolean) {
  useEffect(() => {
    // only the built page has a service worker
    if (!publication || !connected || !import.meta.env.PROD) return
    const controller = new AbortController()
    addressesOf(publication).then((addresses) => cacheFiles(addresses, controller.signal), console.info)
    return () => controller.abort()
  }, [publication, connected])
}
