import { type MallSnapshot, type PreviewRecord, previewReady, previewRecord } from '@kiosk-admin/api-client'
import { useEffect, useMemo, useState } from 'react'
import { useDependencies } from '../dependencies'
import { withRecord } from '../model/preview'

/** Merges the unsaved record of the form that embeds this page into the draft. */
export function useDraftWithEdits(savedDraft: MallSnapshot | null) {
  const { listenToParent } = useDependencies()
  const [unsaved, setUnsaved] = useState<PreviewRecord>()
  const isLoaded = savedDraft !== null

  useEffect(() => {
    if (!isLoaded) return
    return listenToParent((message) => {
      const result = previewRecord.safeParse(message)
      if (result.success) setUnsaved(result.data)
    }, previewReady)
  }, [listenToParent, isLoaded])

  const draft = useMemo(
    () => (savedDraft && unsaved ? withRecord(savedDraft, unsaved) : savedDraft),
    [savedDraft, unsaved],
  )
  return { draft, unsaved }
}
