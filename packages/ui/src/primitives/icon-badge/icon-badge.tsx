import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

const badgeShape =
  'kui:inline-grid kui:shrink-0 kui:place-items-center kui:rounded-sm kui:leading-none kui:font-bold kui:tabular-nums'

const badgeColours = {
  sign: 'kui:bg-sign kui:text-sign-fg',
  sunken: 'kui:bg-sunken kui:text-fg-muted',
  accent: 'kui:bg-accent kui:text-accent-fg',
  pending: 'kui:bg-pending kui:text-pending-fg kui:shadow-[inset_0_0_0_1px_var(--k-pending-edge)]',
  danger: 'kui:bg-danger-soft kui:text-danger-text',
}

const badge = cva(badgeShape, {
  variants: {
    variant: badgeColours,
    size: {
      small: 'kui:h-5.5 kui:min-w-5.5 kui:px-1 kui:text-xs kui:[&>svg]:size-3.5',
      normal: 'kui:h-8 kui:min-w-8 kui:px-1 kui:text-[17px] kui:[&>svg]:size-4.5',
      large: 'kui:h-9 kui:min-w-9 kui:px-1 kui:text-[18px] kui:[&>svg]:size-4.5',
    },
  },
  defaultVariants: { variant: 'sign', size: 'normal' },
})

export type IconBadgeProps = ComponentProps<'span'> & {
  /** @default 'sign' */
  variant?: 'sign' | 'sunken' | 'accent' | 'pending' | 'danger'
  /** @default 'normal' */
  size?: 'small' | 'normal' | 'large'
}

/** An icon or a letter on a coloured square. */
export function IconBadge({ variant, size, className, ...rest }: IconBadgeProps) {
  return <span data-slot="icon-badge" className={cx(badge({ variant, size }), className)} {...rest} />
}

export type CodeBadgeProps = ComponentProps<'span'> & {
  /** @default 'sign' */
  variant?: 'sign' | 'sunken'
}

/** The code of a station: `K1`. */
export function CodeBadge({ variant = 'sign', className, ...rest }: CodeBadgeProps) {
  return (
    <span
      data-slot="code-badge"
      className={cx(badgeShape, 'kui:h-5.5 kui:min-w-7.5 kui:px-1.25 kui:text-sm', badgeColours[variant], className)}
      {...rest}
    />
  )
}
