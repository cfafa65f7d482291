import { Check, CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { roundTimeLeft } from './time-left'

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** The task, shown and as accessible name: "Uploading sommar.mov". */
  label: string
  /** Progress from 0 to `max`; the bar is indeterminate without it. */
  value?: number
  /** @default 100 */
  max?: number
  /** The amount as text: "25 of 40 MB"; after a failure, advice. */
  detail?: string
  /** Remaining seconds; shown rounded, in the interface language. */
  secondsLeft?: number
  /** @default 'running' */
  state?: 'running' | 'done' | 'failed'
  /** Shows the bar alone; the texts remain for screen readers. @default false */
  bare?: boolean
  labels?: Partial<PrimitivesLabels>
}

/** Progress of a task (WAI-ARIA progressbar). Not interactive, so not focusable. */
export function ProgressBar({
  label,
  value,
  max = 100,
  detail,
  secondsLeft,
  state = 'running',
  bare = false,
  labels,
  className,
  ...rest
}: ProgressBarProps) {
  const t = useLabels('primitives', en, labels)
  const { locale } = useKioskUi()
  const fraction = fractionOf(state, value, max)
  const word = {
    running: fraction === undefined ? '' : numberFormat(locale, { style: 'percent' }).format(fraction),
    done: t.progress.done,
    failed: t.progress.failed,
  }[state]
  const left = state === 'running' && secondsLeft !== undefined ? timeLeftText(secondsLeft, t) : ''
  const text = [word, detail, left].filter(Boolean).join(', ')
  return (
    <div
      data-slot="progress-bar"
      data-state={state}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(fraction === undefined ? {} : { 'aria-valuenow': Math.round(fraction * 100) })}
      {...(text ? { 'aria-valuetext': text } : {})}
      className={cx('kui:group/progress kui:flex kui:w-full kui:min-w-0 kui:flex-col kui:gap-1.5', className)}
      {...rest}
    >
      {!bare && (
        <span className="kui:flex kui:items-center kui:gap-3 kui:text-sm">
          <span className="kui:min-w-0 kui:flex-1 kui:truncate kui:text-fg-strong">{label}</span>
          <span className="kui:inline-flex kui:shrink-0 kui:items-center kui:gap-1 kui:text-fg-muted kui:tabular-nums kui:group-data-[state=done]/progress:text-success-text kui:group-data-[state=failed]/progress:text-danger-text">
            {state === 'done' && <Check size={14} strokeWidth={2} aria-hidden="true" />}
            {state === 'failed' && <CircleAlert size={14} strokeWidth={1.5} aria-hidden="true" />}
            {word}
          </span>
        </span>
      )}
      <span className="kui:block kui:h-1 kui:overflow-hidden kui:rounded-xs kui:bg-pressed kui:forced-colors:outline">
        <span
          data-slot="progress-bar-fill"
          data-indeterminate={fraction === undefined || undefined}
          className={cx(
            'kui:block kui:h-full kui:rounded-xs kui:bg-accent-line kui:forced-colors:bg-[Highlight]',
            'kui:transition-[width] kui:duration-(--k-dur-3) kui:ease-out',
            'kui:group-data-[state=done]/progress:bg-success kui:group-data-[state=failed]/progress:bg-danger',
            'kui:data-indeterminate:w-2/5 kui:data-indeterminate:animate-[kui-travel_1.6s_ease-in-out_infinite_alternate]',
            // Reduced motion: a pulsing bar in the middle.
            'kui:motion-reduce:data-indeterminate:mx-auto kui:motion-reduce:data-indeterminate:animate-[kui-breathe_3s_ease-in-out_infinite_alternate]',
          )}
          style={fraction === undefined ? undefined : { width: `${fraction * 100}%` }}
        />
      </span>
      {!bare && (detail || left) && (
        <span className="kui:flex kui:flex-wrap kui:justify-between kui:gap-x-3 kui:text-xs kui:text-fg-subtle kui:tabular-nums">
          <span>{detail}</span>
          <span>{left}</span>
        </span>
      )}
    </div>
  )
}

/** Progress from 0 to 1; undefined if indeterminate. A task that failed before its start fills the bar in red. */
function fractionOf(state: ProgressBarProps['state'], value: number | undefined, max: number) {
  if (state === 'done') return 1
  if (value === undefined || max <= 0) return state === 'failed' ? 1 : undefined
  return Math.min(1, Math.max(0, value / max))
}

function timeLeftText(seconds: number, t: PrimitivesLabels) {
  const { count, unit } = roundTimeLeft(seconds)
  return count === 0 ? t.progress.almostDone : t.progress[unit](count)
}
