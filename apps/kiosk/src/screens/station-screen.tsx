import { calls, languageTags } from '@kiosk-admin/api-client'
import type { StationSnapshot } from '@kiosk-admin/kiosk-client'
import { dayInZone, timeInZone } from '@kiosk-admin/ui/headless'
import { type ReactNode, useMemo } from 'react'
import { useClicks } from '../hooks/use-clicks'
import { useFetchFrame } from '../hooks/use-fetch-frame'
import { useLanguage } from '../hooks/use-language'
import { useNow } from '../hooks/use-now'
import { useOfflineFiles } from '../hooks/use-offline-files'
import { usePageBrand } from '../hooks/use-page-brand'
import { usePageFont } from '../hooks/use-page-font'
import { usePreparedWays } from '../hooks/use-prepared-ways'
import { useStation } from '../hooks/use-station'
import { useStationLocation } from '../hooks/use-station-location'
import { messages } from '../messages'
import type { Messages } from '../messages/en'
import { formatDay } from '../model/days'
import { publicationFor } from '../model/publication-for'
import type { Pairing } from '../pairing'
import { useStationVoice } from '../speech/use-station-voice'
import { MessageScreen } from './message-screen'
import { Visit } from './visit'

export type StationScreenProps = { pairing: Pairing; onNewKey: () => void }

/** A paired station: shows the last publication, online or offline. */
export function StationScreen({ pairing, onNewKey }: StationScreenProps) {
  const { snapshot, record, recordSearch, beginVisit } = useStation(pairing)
  const { mallId, stationId } = pairing
  const publication = useMemo(() => publicationFor(snapshot.publication, stationId), [snapshot.publication, stationId])
  useClicks(publication && record)
  const { location, visitorUrl, speech } = useStationLocation(pairing, publication?.number)
  const voice = useStationVoice({ pairing, publication, speech, source: snapshot.source })
  const fetchFrame = useFetchFrame(calls.kioskSite, pairing.mallId, pairing.key)
  const now = useNow()
  usePageBrand(publication?.mall)
  usePageFont(publication)
  useOfflineFiles(publication, !isCutOff(snapshot))
  usePreparedWays(publication, location)
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
        text={emptyReason(snapshot, t)}
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
    const day = formatDay(dayInZone(published, timeZone), languageTags[language], 'short')
    notice = t.offline(day, timeInZone(published, timeZone))
  } else if (snapshot.source === 'unreadable') notice = t.tooNew

  const { mapState } = snapshot
  const waysUrl = visitorUrl && `${visitorUrl}/w/${mallId}/${stationId}`
  return (
    <Visit
      {...{ publication, now, language, notice, location, mapState, waysUrl, visitorUrl }}
      {...{ fetchFrame, recordSearch, beginVisit, voice }}
      onLanguageChange={setLanguage}
    />
  )
}

const hasKeyEnded = ({ source, connection }: StationSnapshot) =>
  source === 'refused' || (connection.state === 'closed' && connection.code !== undefined)

const isCutOff = ({ source, connection }: StationSnapshot) =>
  source === 'unreachable' || connection.state === 'offline' || connection.state === 'waiting'

function emptyReason(snapshot: StationSnapshot, t: Messages): string {
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
