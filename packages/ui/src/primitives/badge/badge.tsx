import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

const badge = cva(
  'kui:inline-flex kui:h-5.5 kui:items-center kui:gap-1.5 kui:rounded-sm kui:pe-2 kui:ps-1.75 kui:text-xs kui:leading-none kui:font-medium kui:whitespace-nowrap',
  {
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
    defaultVariants: { tone: 'neutral' },
  },
)

// Every state has a shape as well as a colour.
const mark = cva('kui:size-1.75 kui:shrink-0', {
  variants: {
    mark: {
      dot: 'kui:rounded-full kui:bg-current',
      ring: 'kui:rounded-full kui:shadow-[inset_0_0_0_1.5px_currentColor]',
      half: 'kui:rounded-full kui:bg-linear-to-b kui:from-current kui:from-50% kui:to-transparent kui:to-50% kui:shadow-[inset_0_0_0_1.5px_currentColor]',
      square: 'kui:rounded-[1.5px] kui:bg-pending kui:shadow-[inset_0_0_0_1px_var(--k-pending-edge)]',
      dash: 'kui:h-0.5 kui:rounded-[1px] kui:bg-current',
    },
  },
})

export type BadgeProps = ComponentProps<'span'> & {
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger' | 'warning' | 'info' | 'pending'
  /** The shape before the text; none when left out. */
  mark?: 'dot' | 'ring' | 'half' | 'square' | 'dash'
}

/** A status in a word, with shape and colour. No ARIA pattern: it is text. */
export function Badge({ tone, mark: shape, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" className={cx(badge({ tone }), className)} {...rest}>
      {shape && <span aria-hidden="true" className={mark({ mark: shape })} />}
      {children}
    </span>
  )
}
