import { kioskSite } from '@kiosk-admin/api-client'
import type { StationSnapshot } from '@kiosk-admin/kiosk-client'
import { dayInZone, timeInZone } from '@kiosk-admin/ui/headless'
import { type ReactNode, useMemo } from 'react'
import { type Messages, messages, tags } from '../messages'
import { dayInWords } from '../model/days'
import { publicationFor } from '../model/publication-for'
import type { Pairing } from '../pairing'
import { useFrameOf } from '../use-frame-of'
import { useKeptFiles } from '../use-kept-files'
import { useLanguage } from '../use-language'
import { useNow } from '../use-now'
import { usePage } from '../use-page'
import { useStand } from '../use-stand'
import { useStation } from '../use-station'
import { useTouches } from '../use-touches'
import { MessageScreen } from './message-screen'
import { Visit } from './visit'

export type StationScreenProps = { pairing: Pairing; onNewKey: () => void }

/** A paired station: shows what was published last, with or without a network. */
export function StationScreen({ pairing, onNewKey }: StationScreenProps) {
  const { snapshot, record } = useStation(pairing)
  const { stationId } = pairing
  const publication = useMemo(() => publicationFor(snapshot.publication, stationId), [snapshot.publication, stationId])
  useTouches(publication && record)
  const stand = useStand(pairing, publication?.number)
  const frameOf = useFrameOf(kioskSite, pairing.mallId, pairing.key)
  const now = useNow()
  usePage(publication?.mall)
  useKeptFiles(publication)
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
    const day = dayInWords(dayInZone(published, timeZone), tags[language], 'short')
    notice = t.offline(day, timeInZone(published, timeZone))
  } else if (snapshot.source === 'unreadable') notice = t.tooNew

  return <Visit {...{ publication, now, language, notice, stand, frameOf }} onLanguageChange={setLanguage} />
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
