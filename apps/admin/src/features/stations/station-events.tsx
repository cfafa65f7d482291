import type { StationEvent } from '@kiosk-admin/api-client'
import { Monitor, Power, Radio, RotateCw, Unplug, Wifi } from 'lucide-react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useStationEvents } from '../../data/malls/use-stations'
import { useNow } from '../../shared/clock'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { stationStateMessages } from './state-messages'
import { StationSection } from './station-section'
import { answerTimeoutMs } from './use-commands'

const icons = {
  connected: Wifi,
  disconnected: Unplug,
  shown: Monitor,
  ping: Radio,
  reload: RotateCw,
  restart: Power,
} as const

/** The latest events of a station, newest first. */
export function StationEvents({ stationId }: { stationId: string }) {
  const s = useMessages(stationStateMessages)
  const when = useDateFormat()
  const eventText = useEventText()
  const loaded = useStationEvents(stationId)
  const { data } = loaded
  return (
    <StationSection title={s('stationState.events.title')} failed={s('stationState.events.failed')} loaded={loaded}>
      {data?.events.length === 0 && <p className="text-sm text-fg-muted">{s('stationState.events.none')}</p>}
      <ol className="m-0 list-none p-0">
        {data?.events.map((event) => {
          const Icon = icons[event.kind]
          return (
            <li key={event.id} className="flex items-baseline gap-3 border-b border-line-faint py-2 text-sm">
              <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0 self-center text-fg-muted" />
              <span className="min-w-0 flex-1 tabular-nums">
                {eventText(event)}
                {event.by && <span className="text-fg-muted"> ({authorName(event.by)})</span>}
              </span>
              <time dateTime={event.at} className="shrink-0 text-xs text-fg-muted tabular-nums">
                {when.stamp(event.at)}
              </time>
            </li>
          )
        })}
      </ol>
    </StationSection>
  )
}

function useEventText() {
  const s = useMessages(stationStateMessages)
  const now = useNow()
  return ({ kind, at, answeredAt, publication, reason }: StationEvent): string => {
    if (kind === 'connected') return s('stationState.events.connected')
    if (kind === 'disconnected') return s(`stationState.events.${reason ?? 'disconnected'}`)
    if (kind === 'shown') return s('stationState.events.shown', { number: publication ?? 0 })
    if (answeredAt === null) {
      const waiting = now().getTime() - new Date(at).getTime() < answerTimeoutMs[kind]
      return s(`stationState.events.${kind}.${waiting ? 'waiting' : 'unanswered'}`)
    }
    const milliseconds = new Date(answeredAt).getTime() - new Date(at).getTime()
    if (kind === 'ping') return s('stationState.events.ping.answered', { milliseconds })
    return s(`stationState.events.${kind}.answered`, { seconds: Math.max(1, Math.round(milliseconds / 1000)) })
  }
}
