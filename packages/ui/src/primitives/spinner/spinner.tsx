import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Edge in pixels. @default 16 */
  size?: number
  /** Said to screen readers; without it the spinner is decoration beside a text that says so already. */
  label?: string
}

/**
 * Something is under way. Takes the colour of the text around it; slow under reduced motion. With a label it is a status
 * (WAI-ARIA live region), without one it is hidden.
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
