import { type LanguageCode, may, mayPublish } from '@kiosk-admin/api-client'
import { Button, CodeBadge, SideSheet, StatusBadge, Link as TextLink } from '@kiosk-admin/ui'
import { KeyRound, Pencil, Power, Radio, RotateCw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMalls, usePermissions } from '../../data/malls/use-mall'
import { type ListedStation, useFloorsOf, usePublicationsOf, useStationEvents } from '../../data/malls/use-stations'
import { contentMessages } from '../../shared/content/messages'
import { AsOf } from '../../shared/failures/as-of'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay } from '../../shared/i18n/language-display'
import { CopyField } from '../../shared/record/copy-field'
import { useQuery, withQuery } from '../../shared/routing/location'
import { LockedButton } from '../../shared/session/locked-button'
import { useMallId } from '../../shared/session/session'
import { stationMessages } from './messages'
import { stationStateMessages } from './state-messages'
import { editFromState } from './station-dialogs'
import { StationEvents } from './station-events'
import { StationSlideshows } from './station-slideshows'
import { statusOf } from './station-status'
import type { Command, Result } from './use-commands'
import { useResultText } from './use-station-columns'

export type StationStateProps = {
  mallId: string
  station: ListedStation
  /** The result of the last command. */
  results: ReadonlyMap<string, Result>
  onSend: (station: ListedStation, command: Exclude<Command, 'restart'>) => void
  /** Confirms first. */
  onRestart: (station: ListedStation) => void
  /** Confirms first. */
  onNewKey: (station: ListedStation) => void
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** A station's state, publication and last events, with its commands. */
export function StationState({ mallId, station, results, onSend, onRestart, onNewKey }: StationStateProps) {
  const t = useMessages(stationMessages)
  const c = useMessages(contentMessages)
  const { data: permissions } = usePermissions(mallId)
  const mayWrite = permissions !== undefined && may(permissions, 'Mall', 'write')
  const readsSlideshows = permissions !== undefined && may(permissions, 'Slideshow', 'read')
  return (
    <>
      <SideSheet.Header>
        <SideSheet.Title className="flex items-center gap-2.5">
          <CodeBadge>{station.code}</CodeBadge> {station.name}
        </SideSheet.Title>
      </SideSheet.Header>
      <SideSheet.Body className="flex flex-col gap-6">
        <AsOf>
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-10 gap-y-6 max-md:grid-cols-1">
            <div className="flex flex-col gap-6">
              <StationDetails mallId={mallId} station={station} />
              <Commands
                station={station}
                mayWrite={mayWrite}
                result={results.get(station.id)}
                onSend={(command) => onSend(station, command)}
                onRestart={() => onRestart(station)}
              />
              <CopyField label={t('stations.fields.id')} value={station.id} />
            </div>
            <StationEvents stationId={station.id} />
          </div>
        </AsOf>
        {readsSlideshows && <StationSlideshows stationId={station.id} />}
      </SideSheet.Body>
      <SideSheet.Footer>
        {mayWrite ? (
          <>
            <Button variant="quiet" icon={<KeyRound {...icon} />} onClick={() => onNewKey(station)}>
              {t('stations.newKey')}
            </Button>
            <Button icon={<Pencil {...icon} />} onClick={() => editFromState(station.id)}>
              {c('content.actions.edit')}
            </Button>
          </>
        ) : (
          <LockedButton reason={t('stations.reader')}>{c('content.actions.edit')}</LockedButton>
        )}
      </SideSheet.Footer>
    </>
  )
}

function StationDetails({ mallId, station }: { mallId: string; station: ListedStation }) {
  const t = useMessages(stationMessages)
  const s = useMessages(stationStateMessages)
  const when = useDateFormat()
  const textIn = useLocalisedText()
  const since = useStationEvents(station.id).data?.since
  const { data: floors } = useFloorsOf(mallId)
  const { state, lastSeenAt, softwareVersion, simulated, areaId, floorId } = station
  const status = statusOf(station)
  const floor = floors?.find(({ id }) => id === floorId)
  return (
    <dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2.5 text-sm">
      <Fact name={s('stationState.state')}>
        <StatusBadge status={status} />
        {since && status !== 'neverSeen' && <span>{s('stationState.since', { at: when.stamp(since) })}</span>}
      </Fact>
      <Fact name={s('stationState.lastSeen')}>
        {state === 'online' || state === 'behind'
          ? s('stationState.now')
          : lastSeenAt
            ? when.stamp(lastSeenAt)
            : s('stationState.never')}
      </Fact>
      <Shown mallId={mallId} station={station} />
      <Fact name={s('stationState.version')}>
        {simulated ? t('stations.simulated') : (softwareVersion ?? s('stationState.unknown'))}
      </Fact>
      <Voices mallId={mallId} station={station} />
      {floor && <Fact name={t('stations.fields.floorId')}>{textIn(floor.name)}</Fact>}
      {areaId && <Fact name={t('stations.fields.areaId')}>{areaId}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-fg-muted">{name}</dt>
      <dd className="m-0 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-fg tabular-nums">{children}</dd>
    </>
  )
}

/** The station's publication, and whether it is the current one. */
function Shown({ mallId, station: { publication } }: { mallId: string; station: ListedStation }) {
  const t = useMessages(stationMessages)
  const s = useMessages(stationStateMessages)
  const when = useDateFormat()
  const { data: permissions } = usePermissions()
  const { data: publications } = usePublicationsOf(mallId)
  const ownMallId = useMallId()
  // updates the link with the address
  useQuery()
  const last = publications?.[0]?.number
  const shown = publications?.find(({ number }) => number === publication)
  const known = publication !== null && last !== undefined
  const mayOpen = permissions !== undefined && mayPublish(permissions) && mallId === ownMallId
  return (
    <Fact name={s('stationState.shows')}>
      <span>
        {publication === null ? s('stationState.nothing') : t('stations.shows', { number: publication })}
        {shown && `, ${s('stationState.published', { at: when.stamp(shown.publishedAt) })}`}
      </span>
      {known && (
        <span className={publication === last ? 'text-fg-muted' : 'basis-full font-medium text-pending-text'}>
          {publication === last ? s('stationState.upToDate') : s('stationState.outOfDate', { number: last })}
        </span>
      )}
      {mayOpen && last !== undefined && (
        <TextLink asChild>
          <Link href={withQuery({ dialog: null, id: null, panel: 'publish' })}>{s('stationState.history')}</Link>
        </TextLink>
      )}
    </Fact>
  )
}

/** The languages that the station reads aloud, and the mall's languages without a voice. Nothing until the station reports. */
function Voices({ mallId, station: { voices } }: { mallId: string; station: ListedStation }) {
  const s = useMessages(stationStateMessages)
  const languages = useMalls().data?.find(({ id }) => id === mallId)?.languages
  if (!voices || !languages) return null
  const namesOf = (codes: readonly LanguageCode[]) => codes.map((code) => languageDisplay[code].label).join(', ')
  const missing = languages.filter((code) => !voices.includes(code))
  return (
    <Fact name={s('stationState.voices')}>
      <span>{voices.length > 0 ? namesOf(voices) : s('stationState.noVoice')}</span>
      {missing.length > 0 && (
        <span className="basis-full text-fg-muted">
          {s('stationState.missingVoices', { languages: namesOf(missing) })}
        </span>
      )}
    </Fact>
  )
}

type CommandsProps = {
  station: ListedStation
  mayWrite: boolean
  result: Result | undefined
  onSend: (command: Exclude<Command, 'restart'>) => void
  onRestart: () => void
}

/** The commands, each with the reason if it is disabled, and the last result. */
function Commands({ station, mayWrite, result, onSend, onRestart }: CommandsProps) {
  const t = useMessages(stationMessages)
  const s = useMessages(stationStateMessages)
  const resultText = useResultText()
  const headingId = useId()
  const locked = !mayWrite ? t('stations.reader') : station.state === 'offline' ? s('stationState.offline') : undefined
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2.5">
      <h3 id={headingId} className="m-0 text-sm font-semibold text-fg-strong">
        {s('stationState.commands')}
      </h3>
      <div className="flex flex-wrap gap-2">
        {/* a ping needs read permission only, and verifies an offline state */}
        <Button icon={<Radio {...icon} />} onClick={() => onSend('ping')}>
          {t('stations.ping')}
        </Button>
        {locked ? (
          <>
            <LockedButton reason={locked}>{t('stations.reload')}</LockedButton>
            <LockedButton reason={locked}>{t('stations.restart')}</LockedButton>
          </>
        ) : (
          <>
            <Button icon={<RotateCw {...icon} />} onClick={() => onSend('reload')}>
              {t('stations.reload')}
            </Button>
            <Button icon={<Power {...icon} />} onClick={onRestart}>
              {t('stations.restart')}
            </Button>
          </>
        )}
      </div>
      {locked && <p className="m-0 text-sm text-fg-muted">{locked}</p>}
      <p role="status" className="m-0 min-h-5 text-sm font-medium text-fg-strong tabular-nums">
        {result && resultText(result)}
      </p>
    </section>
  )
}
