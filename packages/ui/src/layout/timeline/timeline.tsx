import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../internal/cx'
import { useKioskUi } from '../../theme/context'
import { dayHeading, timeText } from '../when'

/** Events in their order, on a line: an ordered list (no widget pattern). */
export function Timeline({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol data-slot="timeline" className={className} {...rest} />
}

export type TimelineDayProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** Any time of the day; "Today", "Yesterday", or its date. */
  day: Date
}

/** The events of one day, below its name. */
export function TimelineDay({ day, className, children, ...rest }: TimelineDayProps) {
  const { locale, timeZone, now } = useKioskUi()
  const id = useId()
  return (
    <li data-slot="timeline-day" className={cx('kui:not-first:mt-3', className)} {...rest}>
      <span id={id} className="kui:block kui:pb-1 kui:text-xs kui:font-medium kui:text-fg-subtle">
        {dayHeading(day, { locale, timeZone, now: now() })}
      </span>
      <ol data-slot="timeline" aria-labelledby={id}>
        {children}
      </ol>
    </li>
  )
}

const mark = cva('kui:relative kui:box-border kui:grid kui:size-6 kui:place-items-center kui:rounded-full', {
  variants: {
    tone: {
      neutral: 'kui:bg-sunken kui:text-fg-muted',
      success: 'kui:bg-success-soft kui:text-success-text',
      danger: 'kui:bg-danger-soft kui:text-danger-text',
      warning: 'kui:bg-warning-soft kui:text-warning-text',
      info: 'kui:bg-info-soft kui:text-info-text',
      pending: 'kui:bg-pending-soft kui:text-pending-text',
    },
  },
})

export type TimelineItemProps = Omit<ComponentProps<'li'>, 'title'> & {
  /** What happened. */
  title: ReactNode
  /** When; shown as a time of day. */
  at?: Date
  /** 14 px, says the kind beside its colour; a stop of the line when left out. */
  icon?: ReactNode
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger' | 'warning' | 'info' | 'pending'
}

/** One event; its children are the details below the title. */
export function TimelineItem({ title, at, icon, tone = 'neutral', className, children, ...rest }: TimelineItemProps) {
  const { locale, timeZone } = useKioskUi()
  return (
    <li
      data-slot="timeline-item"
      data-tone={tone}
      className={cx(
        'kui:relative kui:flex kui:gap-2.5 kui:pb-3 kui:text-sm kui:text-fg',
        // to the next event
        'kui:before:absolute kui:before:start-2.75 kui:before:top-6 kui:before:bottom-0 kui:before:w-0.5 kui:before:bg-line kui:last:before:hidden',
        className,
      )}
      {...rest}
    >
      <span aria-hidden="true" className="kui:grid kui:size-6 kui:shrink-0 kui:place-items-center">
        {icon ? (
          <span className={mark({ tone })}>{icon}</span>
        ) : (
          <span className="kui:box-border kui:size-3 kui:rounded-full kui:border-3 kui:border-line-control kui:bg-surface" />
        )}
      </span>
      <div className="kui:min-w-0 kui:flex-1 kui:pt-0.75">
        <span className="kui:block kui:font-medium kui:text-fg-strong">{title}</span>
        {children}
      </div>
      {at && (
        <time dateTime={at.toISOString()} className="kui:pt-1 kui:text-xs kui:text-fg-subtle kui:tabular-nums">
          {timeText(at, { locale, timeZone })}
        </time>
      )}
    </li>
  )
}
