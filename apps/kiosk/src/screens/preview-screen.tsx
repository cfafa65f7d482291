import type { LanguageCode } from '@kiosk-admin/api-client'
import type { ShownRecord } from '../address'
import { messages } from '../messages'
import { pageOfRecord, sceneOf } from '../model/written'
import { useLanguage } from '../use-language'
import { useNow } from '../use-now'
import { usePage } from '../use-page'
import { usePreview } from '../use-preview'
import { useWritten } from '../use-written'
import { MessageScreen } from './message-screen'
import { Visit } from './visit'

export type PreviewScreenProps = {
  mallId: string
  token: string
  language: LanguageCode | null
  /** Begins with the page of this record, or as after a while without a touch. */
  shown: ShownRecord | 'screensaver' | null
}

/** The draft, for staff: what the stations would show if it were published now. */
export function PreviewScreen({ mallId, token, language: preferred, shown }: PreviewScreenProps) {
  const { draft: stored, state } = usePreview(mallId, token)
  const draft = useWritten(stored)
  const now = useNow()
  usePage(draft?.mall)
  const [language, setLanguage] = useLanguage(draft?.mall.languages ?? [], preferred)
  const t = messages[language]

  if (!draft) {
    const texts = { asking: t.loading, shown: t.loading, noAnswer: t.noAnswer, ended: t.previewEnded }
    return <MessageScreen language={language} onLanguageChange={setLanguage} text={texts[state]} band={t.preview} />
  }
  const record = shown === 'screensaver' ? null : shown
  const scene = sceneOf(draft, now, record)
  return (
    <Visit
      first={record ? pageOfRecord(record) : undefined}
      defaultResting={shown === 'screensaver'}
      publication={scene.draft}
      now={scene.now}
      language={language}
      onLanguageChange={setLanguage}
      band={t.preview}
      notice={state === 'noAnswer' && t.noAnswer}
    />
  )
}
