import type { StationSnapshot } from '@kiosk-admin/kiosk-client'
import type { ReactNode } from 'react'
import { type Messages, messages, tags } from '../messages'
import { clockIn, dayIn, dayInWords } from '../model/days'
import type { Pairing } from '../pairing'
import { useLanguage } from '../use-language'
import { useNow } from '../use-now'
import { usePage } from '../use-page'
import { useStation } from '../use-station'
import { MessageScreen } from './message-screen'
import { Showing } from './showing'

export type StationScreenProps = { pairing: Pairing; onNewKey: () => void }

/** A paired station: shows what was published last, with or without a network. */
export function StationScreen({ pairing, onNewKey }: StationScreenProps) {
  const snapshot = useStation(pairing)
  const { publication } = snapshot
  const now = useNow()
  usePage(publication?.mall)
  const [language, setLanguage] = useLanguage(publication?.mall.languages ?? [])
  const t = messages[language]
  const newKey = (
    <button type="button" className="kiosk-quiet" onClick={onNewKey}>
      {t.enterKey}
    </button>
  )

  if (!publication) {
    return (
      <MessageScreen
        language={language}
        onLanguageChange={setLanguage}
        text={whyNothing(snapshot, t)}
        action={hasKeyEnded(snapshot) && newKey}
      />
    )
  }

  let notice: ReactNode
  if (hasKeyEnded(snapshot)) {
    notice = (
      <>
        {t.keyEnded} {newKey}
      </>
    )
  } else if (isCutOff(snapshot)) {
    const { timeZone } = publication.mall
    const published = new Date(publication.publishedAt)
    const day = dayInWords(dayIn(timeZone, published), tags[language], 'short')
    notice = t.offline(day, clockIn(timeZone, published))
  } else if (snapshot.source === 'unreadable') notice = t.tooNew

  return <Showing {...{ publication, now, language, notice }} onLanguageChange={setLanguage} />
}

const hasKeyEnded = ({ source, connection }: StationSnapshot) =>
  source === 'refused' || (connection.state === 'closed' && connection.code !== undefined)

const isCutOff = ({ source, connection }: StationSnapshot) =>
  source === 'unreachable' || connection.state === 'offline' || connection.state === 'waiting'

function whyNothing(snapshot: StationSnapshot, t: Messages): string {
  if (hasKeyEnded(snapshot)) return t.keyEnded
  const texts = {
    unknown: t.loading,
    current: t.nothingPublished,
    unreachable: t.noAnswer,
    unreadable: t.tooNew,
    refused: t.keyEnded,
  }
  return texts[snapshot.source]
}
