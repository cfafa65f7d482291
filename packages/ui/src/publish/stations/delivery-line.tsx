import type { ComponentProps } from 'react'
import { en, type PublishLabels } from '#labels/publish'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { LinkButton } from '../link-button'
import { publicationTime } from '../panel/publication'
import { type DeliveryStation, type DeliveryStop, deliveryStops } from './delivery'
import { Route, RouteStop, type RouteStopState } from './route'

const STOP: Record<DeliveryStop['state'], RouteStopState> = {
  online: 'reached',
  behind: 'waiting',
  restarting: 'waiting',
  offline: 'offline',
}

export interface DeliveryLineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Number of the current publication. */
  number: number
  stations: readonly DeliveryStation[]
  /** Sends the publication again to stations that do not show it yet. */
  onSendAgain?: (stationIds: readonly string[]) => void
  labels?: Partial<PublishLabels>
}

/** Delivery progress of a publication by station; stations in the same state are grouped. */
export function DeliveryLine({ number, stations, onSendAgain, labels, ...rest }: DeliveryLineProps) {
  const t = useLabels('publish', en, labels)
  return (
    <Route data-slot="delivery-line" aria-label={t.delivery(number)} {...rest}>
      {deliveryStops(stations).map(({ state, codes, ids, since }) => (
        <RouteStop
          // the first station is a stable key as others join; codes may repeat
          key={ids[0]}
          state={STOP[state]}
          end={
            state === 'behind' && onSendAgain ? (
              <LinkButton
                data-slot="delivery-line-send"
                aria-label={`${t.sendAgain}: ${codes}`}
                onClick={() => onSendAgain(ids)}
              >
                {t.sendAgain}
              </LinkButton>
            ) : (
              since && <SinceTime since={since} seen={state === 'offline' ? t.seen.at : undefined} />
            )
          }
        >
          <span className="kui:block kui:truncate">
            <b data-slot="delivery-line-codes" className="kui:font-medium kui:text-fg-strong">
              {codes}
            </b>{' '}
            {state === 'online' ? t.stops.online(number, ids.length > 1) : t.stops[state]}
          </span>
        </RouteStop>
      ))}
    </Route>
  )
}

/** The time of a stop; `seen` says that it is when the station was last connected. */
function SinceTime({ since, seen }: { since: Date; seen: ((time: string) => string) | undefined }) {
  const { locale, timeZone, now } = useKioskUi()
  const time = publicationTime(since, { locale, timeZone, now: now() })
  return (
    <time dateTime={since.toISOString()} title={seen?.(time)}>
      {time}
    </time>
  )
}
