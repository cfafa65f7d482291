import { type ComponentProps, useId } from 'react'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { shortName } from '../../layout/sidebar/person'
import { upToDate } from '../../layout/station-line/stations'
import { useKioskUi } from '../../theme/context'
import { LinkButton } from '../link-button'
import type { DeliveryStation } from '../stations/delivery'
import { DeliveryLine } from '../stations/delivery-line'
import { Route, RouteStop } from '../stations/route'
import { type Publication, publicationTime } from './publication'
import { heading, section } from './publish-classes'

export interface PublishPanelDeliveryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Number of the current publication. */
  number: number
  stations: readonly DeliveryStation[]
  onSendAgain?: (stationIds: readonly string[]) => void
  labels?: Partial<PublishLabels>
}

/** Delivery progress of the current publication. */
export function PublishPanelDelivery({ number, stations, onSendAgain, labels, ...props }: PublishPanelDeliveryProps) {
  const { className, ...rest } = props
  const t = useLabels('publish', en, labels)
  const id = useId()
  return (
    <section data-slot="publish-panel-delivery" aria-labelledby={id} className={cx(section, className)} {...rest}>
      <div className="kui:mb-0.5 kui:flex kui:items-center kui:gap-2">
        <h3 data-slot="publish-panel-heading" id={id} className={heading}>
          {t.delivery(number)}
        </h3>
        <span role="status" className="kui:text-sm kui:text-fg-muted kui:tabular-nums">
          {t.delivered(upToDate(stations), stations.length)}
        </span>
      </div>
      <DeliveryLine {...{ number, stations, onSendAgain, labels }} />
    </section>
  )
}

export interface PublishPanelHistoryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Newest first; the first is on the kiosks. */
  history: readonly Publication[]
  /** Publishes an earlier publication again; no button without it. */
  onRollBack?: (publication: Publication) => void
  labels?: Partial<PublishLabels>
}

/** Earlier publications with time, author and note. */
export function PublishPanelHistory({ history, onRollBack, labels, className, ...rest }: PublishPanelHistoryProps) {
  const t = useLabels('publish', en, labels)
  const { locale, timeZone, now } = useKioskUi()
  const id = useId()
  return (
    <section data-slot="publish-panel-history" aria-labelledby={id} className={cx(section, className)} {...rest}>
      <h3 data-slot="publish-panel-heading" id={id} className={cx(heading, 'kui:mb-0.5')}>
        {t.before}
      </h3>
      {history.length === 0 && (
        <p data-slot="publish-panel-nothing" className="kui:text-sm kui:text-fg-muted">
          {t.nothingBefore}
        </p>
      )}
      <Route aria-labelledby={id}>
        {history.map((publication, index) => (
          <RouteStop
            key={publication.id}
            state={index === 0 ? 'reached' : 'past'}
            end={
              index === 0
                ? t.onTheKiosks
                : onRollBack && (
                    <LinkButton aria-label={t.rollBackTo(publication.number)} onClick={() => onRollBack(publication)}>
                      {t.rollBack}
                    </LinkButton>
                  )
            }
          >
            <span className="kui:block kui:truncate">
              <b data-slot="publication-number" className="kui:font-medium kui:text-fg-strong">
                {t.number(publication.number)}
              </b>{' '}
              <time dateTime={publication.at.toISOString()}>
                {publicationTime(publication.at, { locale, timeZone, now: now() })}
              </time>
              , {shortName(publication.by)}
            </span>
            {publication.again !== undefined && (
              <span className="kui:block kui:truncate kui:text-xs kui:text-fg-subtle">
                {t.again(publication.again)}
              </span>
            )}
            {publication.note && (
              <span className="kui:block kui:truncate kui:text-xs kui:text-fg-subtle" title={publication.note}>
                {publication.note}
              </span>
            )}
          </RouteStop>
        ))}
      </Route>
    </section>
  )
}
