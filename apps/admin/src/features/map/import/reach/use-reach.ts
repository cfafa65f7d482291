import type { UnitReach } from '@kiosk-admin/wayfinding/ways'
import { useEffect, useState } from 'react'
import type { ReachQuestion } from './reach-worker'

/** Which areas of a building ways join: `undefined` until a worker has counted them, `null` if it could not. */
export function useReach(question: ReachQuestion): UnitReach | null | undefined {
  const [found, setFound] = useState<{ question: ReachQuestion; reach: UnitReach | null }>()
  useEffect(() => {
    const worker = new Worker(new URL('./reach-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<UnitReach>) => setFound({ question, reach: data })
    worker.onerror = () => setFound({ question, reach: null })
    worker.postMessage(question)
    return () => worker.terminate()
  }, [question])
  return found?.question === question ? found.reach : undefined
}
