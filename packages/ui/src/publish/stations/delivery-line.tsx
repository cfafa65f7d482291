import type { ComponentProps } from 'react'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { en, type PublishLabels } from '../labels/en'
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
  /** The number of the publication on its way. */
  number: number
  stations: readonly DeliveryStation[]
  /** Sends the publication again to stations that have not shown it. */
  onSendAgain?: (stationIds: readonly string[]) => void
  labels?: Partial<PublishLabels>
}

/** Where a publication has got to, station by station, those that are alike together. */
export function DeliveryLine({ number, stations, onSendAgain, labels, ...rest }: DeliveryLineProps) {
  const t = useLabels('publish', en, labels)
  const { locale, timeZone, now } = useKioskUi()
  return (
    <Route data-slot="delivery-line" aria-label={t.delivery(number)} {...rest}>
      {deliveryStops(stations).map(({ state, codes, ids, since }) => (
        <RouteStop
          // the first of them stays when others join it, and two may have one code
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
              since && (
                <time dateTime={since.toISOString()}>{publicationTime(since, { locale, timeZone, now: now() })}</time>
              )
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
