import { type FrozenMall, type PreviewRecord, previewReady, previewRecord } from '@kiosk-admin/api-client'
import { useEffect, useMemo, useState } from 'react'
import { withWritten } from './model/written'
import { useServices } from './services'

/** The draft with what staff are writing in the form around this page, which they see here before it is saved. */
export function useWritten(draft: FrozenMall | null) {
  const { around } = useServices()
  const [written, setWritten] = useState<PreviewRecord>()
  const ready = draft !== null

  useEffect(() => {
    if (!ready) return
    return around((message) => {
      const result = previewRecord.safeParse(message)
      if (result.success) setWritten(result.data)
    }, previewReady)
  }, [around, ready])

  const shown = useMemo(() => (draft && written ? withWritten(draft, written) : draft), [draft, written])
  return { draft: shown, written }
}
