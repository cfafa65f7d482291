// The preview of the draft for staff.

import { calls, type LanguageCode } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import type { ShownRecord } from '../address'
import { useDependencies } from '../dependencies'
import { useDraftWithEdits } from '../hooks/use-draft-with-edits'
import { useFetchFrame } from '../hooks/use-fetch-frame'
import { useLanguage } from '../hooks/use-language'
import { useNow } from '../hooks/use-now'
import { usePageBrand } from '../hooks/use-page-brand'
import { usePageFont } from '../hooks/use-page-font'
import { usePreview } from '../hooks/use-preview'
import { messages } from '../messages'
import { draftShowing, pageOfRecord, previewStatus } from '../model/preview'
import { publicationFor } from '../model/publication-for'
import { MessageScreen } from './message-screen'
import { Visit } from './visit'
import './preview-screen.css'

export type PreviewScreenProps = {
  mallId: string
  token: string
  /** Limits the draft to the content of this station; `null` shows all. */
  stationId: string | null
  language: LanguageCode | null
  /** Begins on the page of this record, or with the screensaver. */
  shown: ShownRecord | 'screensaver' | null
}

/** The preview of the draft for staff, as stations would show it if it were published now. */
export function PreviewScreen({ mallId, token, stationId, language: preferred, shown }: PreviewScreenProps) {
  const { draft: saved, state } = usePreview(mallId, token)
  const { draft: allStations, unsaved } = useDraftWithEdits(saved)
  const draft = useMemo(() => publicationFor(allStations, stationId), [allStations, stationId])
  const fetchFrame = useFetchFrame(calls.kioskPreviewSite, mallId, token)
  const { voice } = useDependencies()
  const now = useNow()
  usePageBrand(draft?.mall)
  usePageFont(draft)
  const [language, setLanguage] = useLanguage(draft?.mall.languages ?? [], preferred)
  const t = messages[language]

  if (!draft) {
    const texts = { loading: t.loading, shown: t.loading, noAnswer: t.noAnswer, ended: t.previewEnded }
    return <MessageScreen language={language} onLanguageChange={setLanguage} text={texts[state]} />
  }
  const record = shown === 'screensaver' ? null : shown
  const scene = draftShowing(draft, now, record)
  const band = previewStatus(draft, record, unsaved)
  return (
    <Visit
      first={record ? pageOfRecord(record) : undefined}
      defaultStandby={shown === 'screensaver'}
      publication={scene.draft}
      now={scene.now}
      language={language}
      onLanguageChange={setLanguage}
      fetchFrame={fetchFrame}
      voice={voice}
      band={<span data-band={band}>{t.preview[band]}</span>}
      notice={state === 'noAnswer' && t.noAnswer}
    />
  )
}
