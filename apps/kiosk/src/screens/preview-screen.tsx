import type { LanguageCode } from '@kiosk-admin/api-client'
import { messages } from '../messages'
import { useLanguage } from '../use-language'
import { useNow } from '../use-now'
import { usePage } from '../use-page'
import { usePreview } from '../use-preview'
import { MessageScreen } from './message-screen'
import { Showing } from './showing'

export type PreviewScreenProps = { mallId: string; token: string; language: LanguageCode | null }

/** The draft, for staff: what the stations would show if it were published now. */
export function PreviewScreen({ mallId, token, language: preferred }: PreviewScreenProps) {
  const { draft, state } = usePreview(mallId, token)
  const now = useNow()
  usePage(draft?.mall)
  const [language, setLanguage] = useLanguage(draft?.mall.languages ?? [], preferred)
  const t = messages[language]

  if (!draft) {
    const texts = { asking: t.loading, shown: t.loading, noAnswer: t.noAnswer, ended: t.previewEnded }
    return <MessageScreen language={language} onLanguageChange={setLanguage} text={texts[state]} band={t.preview} />
  }
  return (
    <Showing
      publication={draft}
      now={now}
      language={language}
      onLanguageChange={setLanguage}
      band={t.preview}
      notice={state === 'noAnswer' && t.noAnswer}
    />
  )
}
