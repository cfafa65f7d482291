import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ComponentProps, ReactElement } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import type { StationStop } from './stations'

export interface StationLineProps extends ComponentProps<'ol'> {
  stations: readonly StationStop[]
  /** Renders each station as a link: `(stop) => <Link to={`/stations/${stop.id}`} />`. */
  link?: (stop: StationStop) => ReactElement
  labels?: Partial<LayoutLabels>
}

/** Delivery of a publication by station: filled is up to date, yellow pending, red offline. */
export function StationLine({ stations, link, labels, className, ...rest }: StationLineProps) {
  const t = useLabels('layout', en, labels)
  return (
    <ol
      data-slot="station-line"
      aria-label={t.stations}
      className={cx('kui:@container/line kui:flex', className)}
      {...rest}
    >
      {stations.map((stop) => (
        <li
          key={stop.id}
          data-slot="station-line-stop"
          data-state={stop.state}
          className={cx(
            'kui:group/stop kui:relative kui:flex kui:min-w-0 kui:flex-1 kui:flex-col kui:items-center kui:gap-1.25 kui:text-center',
            // The line to the previous station: solid where delivered, dashed beyond.
            'kui:before:absolute kui:before:-start-1/2 kui:before:top-1.5 kui:before:h-1 kui:before:w-full kui:before:bg-sign kui:first:before:hidden',
            'kui:not-data-[state=online]:before:bg-transparent kui:not-data-[state=online]:before:bg-[repeating-linear-gradient(90deg,var(--k-line-control)_0_4px,transparent_4px_8px)]',
          )}
        >
          {link ? (
            <Slot data-slot="station-line-link" className={stopLink}>
              <Slottable child={link(stop)}>{() => <StationStopContent stop={stop} labels={labels} />}</Slottable>
            </Slot>
          ) : (
            <StationStopContent stop={stop} labels={labels} />
          )}
        </li>
      ))}
    </ol>
  )
}

const stopLink =
  'kui:flex kui:max-w-full kui:flex-col kui:items-center kui:gap-1.25 kui:rounded-md kui:px-1.5 kui:pb-1 kui:no-underline kui:hover:bg-hover kui:active:bg-pressed kui:focus-visible:shadow-ring kui:outline-none'

type StationStopContentProps = Pick<StationLineProps, 'labels'> & { stop: StationStop }

function StationStopContent({ stop: { code, state, detail }, labels }: StationStopContentProps) {
  const t = useLabels('layout', en, labels)
  return (
    <>
      <StationDot />
      <b
        data-slot="station-line-code"
        className="kui:text-sm kui:leading-3.5 kui:font-bold kui:text-fg-strong kui:group-data-[state=offline]/stop:text-danger-text"
      >
        {code}
      </b>
      <span className="kui:sr-only">{t.stationState[state]}</span>
      {detail && (
        <span className="kui:max-w-full kui:hyphens-auto kui:wrap-anywhere kui:text-xs kui:leading-3.5 kui:text-fg-muted kui:tabular-nums kui:@max-[480px]/line:hidden">
          {detail}
        </span>
      )}
    </>
  )
}

/** The station's mark, styled by the station's state. */
function StationDot() {
  return (
    <span
      aria-hidden
      className={cx(
        'kui:relative kui:z-1 kui:box-border kui:size-4 kui:rounded-full kui:border-4 kui:border-sign kui:bg-canvas',
        'kui:group-data-[state=behind]/stop:bg-pending kui:group-data-[state=restarting]/stop:border-dotted',
        'kui:group-data-[state=restarting]/stop:bg-pending',
        'kui:group-data-[state=offline]/stop:border-danger-text',
        // A stroke, so that red is not the only sign.
        'kui:group-data-[state=offline]/stop:after:absolute kui:group-data-[state=offline]/stop:after:top-1/2 kui:group-data-[state=offline]/stop:after:left-1/2',
        'kui:group-data-[state=offline]/stop:after:h-[3px] kui:group-data-[state=offline]/stop:after:w-3 kui:group-data-[state=offline]/stop:after:-translate-x-1/2',
        'kui:group-data-[state=offline]/stop:after:-translate-y-1/2 kui:group-data-[state=offline]/stop:after:-rotate-45 kui:group-data-[state=offline]/stop:after:bg-danger-text',
      )}
    />
  )
}
