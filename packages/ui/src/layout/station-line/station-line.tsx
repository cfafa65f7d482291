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

/** Delivery of a publication by station: filled is up to date, yellow pending, red offline. Names are whole: stations wrap. */
export function StationLine({ stations, link, labels, className, ...rest }: StationLineProps) {
  const t = useLabels('layout', en, labels)
  return (
    <ol
      data-slot="station-line"
      aria-label={t.stations}
      className={cx('kui:flex kui:flex-wrap kui:gap-y-3', className)}
      {...rest}
    >
      {stations.map((stop) => (
        <li
          key={stop.id}
          data-slot="station-line-stop"
          data-state={stop.state}
          className={cx(
            'kui:group/stop kui:relative kui:flex kui:max-w-48 kui:min-w-min kui:flex-auto kui:basis-16 kui:flex-col kui:items-center kui:gap-1.25 kui:text-center',
            half,
            // the half to the previous station: solid where delivered, dashed beyond
            'kui:before:start-0 kui:first:before:hidden kui:not-data-[state=online]:before:bg-transparent kui:not-data-[state=online]:before:bg-(image:--dashes)',
            // the half to the next one, by the state of that
            'kui:after:end-0 kui:last:after:hidden kui:has-[+li:not([data-state=online])]:after:bg-transparent kui:has-[+li:not([data-state=online])]:after:bg-(image:--dashes)',
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

/** Half a line, from the middle of a station to its edge, where a neighbour's half begins or the row ends. */
const half = cx(
  'kui:[--dashes:repeating-linear-gradient(90deg,var(--k-line-control)_0_4px,transparent_4px_8px)]',
  'kui:before:absolute kui:before:top-1.5 kui:before:h-1 kui:before:w-1/2 kui:before:bg-sign',
  'kui:after:absolute kui:after:top-1.5 kui:after:h-1 kui:after:w-1/2 kui:after:bg-sign',
)

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
        <span className="kui:max-w-full kui:px-0.5 kui:wrap-break-word kui:text-xs kui:leading-3.5 kui:text-fg-muted kui:tabular-nums">
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
