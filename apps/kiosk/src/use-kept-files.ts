import type { FrozenMall } from '@kiosk-admin/api-client'
import { useEffect } from 'react'
import { slideshowFiles } from './model/page'
import { keepFiles } from './offline'

/** Keeps the files of slideshows: a screensaver first plays when nobody has been there for a while, perhaps without a network. */
export function useKeptFiles(publication: FrozenMall | null) {
  useEffect(() => {
    // without the built page there is no worker
    if (!publication || !import.meta.env.PROD) return
    const controller = new AbortController()
    void keepFiles(slideshowFiles(publication), controller.signal)
    return () => controller.abort()
  }, [publication])
}
