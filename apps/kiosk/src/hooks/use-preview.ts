// Loads the draft for a preview and refreshes it.

import { ApiError, calls, createCaller, type MallSnapshot } from '@kiosk-admin/api-client'
import { useEffect, useState } from 'react'
import { useDependencies } from '../dependencies'

/** Interval between requests for the draft of the preview. */
const refreshMs = 10_000

export type Preview = { draft: MallSnapshot | null; state: 'loading' | 'shown' | 'noAnswer' | 'ended' }

/** The mall's draft, kept up to date. */
export function usePreview(mallId: string, token: string): Preview {
  const { fetch } = useDependencies()
  const [preview, setPreview] = useState<Preview>({ draft: null, state: 'loading' })

  useEffect(() => {
    const client = createCaller({ fetch, token: () => token })
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const load = async () => {
      try {
        const draft = await client.call(calls.kioskPreview, { params: { mallId }, signal: controller.signal })
        setPreview({ draft, state: 'shown' })
      } catch (error) {
        if (controller.signal.aborted) return
        const status = error instanceof ApiError ? error.status : 0
        if (status === 401 || status === 403 || status === 404) return setPreview({ draft: null, state: 'ended' })
        setPreview(({ draft }) => ({ draft, state: 'noAnswer' }))
      }
      timer = setTimeout(load, refreshMs)
    }
    void load()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [fetch, mallId, token])

  return preview
}
