// A vertical line with stops, such as the stations of a delivery.

import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'

export type RouteStopState = 'reached' | 'waiting' | 'offline' | 'past'

export interface RouteStopProps extends ComponentProps<'li'> {
  state: RouteStopState
  /** Content at the end of the line: a time, a button. */
  end?: ReactNode
}

/** A stop of a vertical line: reached is ink, waiting yellow, offline red, past grey. */
export function RouteStop({ state, end, className, children, ...rest }: RouteStopProps) {
  return (
    <li
      data-slot="route-stop"
      data-state={state}
      className={cx(
        'kui:relative kui:grid kui:min-h-8.5 kui:pointer-coarse:min-h-11 kui:grid-cols-[20px_minmax(0,1fr)_auto] kui:items-center kui:gap-2.5 kui:text-sm kui:text-fg-muted kui:tabular-nums',
        // track to the next stop, in ink up to the current progress
        'kui:before:absolute kui:before:start-2 kui:before:top-1/2 kui:before:h-full kui:before:w-1 kui:before:bg-line kui:last:before:hidden kui:data-[state=reached]:before:bg-sign',
        className,
      )}
      {...rest}
    >
      <span
        aria-hidden
        data-state={state}
        className={cx(
          'kui:relative kui:ms-0.5 kui:box-border kui:size-4 kui:rounded-full kui:border-4 kui:border-sign kui:bg-raised',
          'kui:data-[state=waiting]:bg-pending kui:data-[state=past]:border-3 kui:data-[state=past]:border-line-control',
          'kui:data-[state=offline]:border-danger-text kui:data-[state=offline]:after:absolute kui:data-[state=offline]:after:top-1/2 kui:data-[state=offline]:after:left-1/2 kui:data-[state=offline]:after:h-[3px] kui:data-[state=offline]:after:w-3',
          'kui:data-[state=offline]:after:-translate-1/2 kui:data-[state=offline]:after:-rotate-45 kui:data-[state=offline]:after:bg-danger-text',
        )}
      />
      <span className="kui:min-w-0 kui:py-1">{children}</span>
      <span className="kui:text-xs kui:text-fg-subtle">{end}</span>
    </li>
  )
}

/** A vertical line of stops. */
export function Route({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol data-slot="route" className={cx('kui:relative', className)} {...rest} />
}
