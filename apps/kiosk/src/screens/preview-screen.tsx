import { kioskPreviewSite, type LanguageCode } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import type { ShownRecord } from '../address'
import { messages } from '../messages'
import { publicationFor } from '../model/publication-for'
import { bandOf, pageOfRecord, sceneOf } from '../model/written'
import { useFrameOf } from '../use-frame-of'
import { useLanguage } from '../use-language'
import { useNow } from '../use-now'
import { usePage } from '../use-page'
import { usePreview } from '../use-preview'
import { useWritten } from '../use-written'
import { MessageScreen } from './message-screen'
import { Visit } from './visit'
import './preview-screen.css'

export type PreviewScreenProps = {
  mallId: string
  token: string
  /** What this station would show; none: what all of them together would. */
  stationId: string | null
  language: LanguageCode | null
  /** Begins with the page of this record, or as after a while without a touch. */
  shown: ShownRecord | 'screensaver' | null
}

/** The draft, for staff: what the stations would show if it were published now. */
export function PreviewScreen({ mallId, token, stationId, language: preferred, shown }: PreviewScreenProps) {
  const { draft: stored, state } = usePreview(mallId, token)
  const { draft: whole, written } = useWritten(stored)
  const draft = useMemo(() => publicationFor(whole, stationId), [whole, stationId])
  const frameOf = useFrameOf(kioskPreviewSite, mallId, token)
  const now = useNow()
  usePage(draft?.mall)
  const [language, setLanguage] = useLanguage(draft?.mall.languages ?? [], preferred)
  const t = messages[language]

  if (!draft) {
    const texts = { asking: t.loading, shown: t.loading, noAnswer: t.noAnswer, ended: t.previewEnded }
    return <MessageScreen language={language} onLanguageChange={setLanguage} text={texts[state]} />
  }
  const record = shown === 'screensaver' ? null : shown
  const scene = sceneOf(draft, now, record)
  const band = bandOf(draft, record, written)
  return (
    <Visit
      first={record ? pageOfRecord(record) : undefined}
      defaultResting={shown === 'screensaver'}
      publication={scene.draft}
      now={scene.now}
      language={language}
      onLanguageChange={setLanguage}
      frameOf={frameOf}
      band={<span data-band={band}>{t.preview[band]}</span>}
      notice={state === 'noAnswer' && t.noAnswer}
    />
  )
}
