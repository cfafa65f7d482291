import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Edge in pixels. @default 16 */
  size?: number
  /** Text for screen readers; leave it out beside a visible text with the same meaning. */
  label?: string
}

/**
 * Indicates activity in the colour of the surrounding text; slow under reduced motion. A status with a label (WAI-ARIA
 * live region), hidden without one.
 */
export function Spinner({ size = 16, label, className, ...rest }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx(
        'kui:inline-block kui:shrink-0 kui:animate-spin kui:align-middle kui:motion-reduce:[animation-duration:3s]',
        className,
      )}
      {...rest}
    >
      <LoaderCircle size={size} strokeWidth={1.5} aria-hidden="true" />
    </span>
  )
}
