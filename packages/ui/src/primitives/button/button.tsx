import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Spinner } from '../spinner/spinner'

const button = cva(
  [
    'kui:inline-flex kui:items-center kui:justify-center kui:gap-1.75 kui:rounded-md kui:border kui:font-medium kui:whitespace-nowrap kui:select-none',
    'kui:transition-colors kui:duration-(--k-dur-1) kui:focus-visible:shadow-ring',
    'kui:locked:cursor-default kui:locked:border-transparent kui:locked:bg-sunken kui:locked:text-fg-disabled kui:locked:shadow-none',
    // counts are at the edge of the button
    'kui:[&>[data-slot=pending-count]]:-me-1.5',
    'kui:data-[busy]:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary:
          'kui:border-transparent kui:bg-accent kui:font-[600] kui:text-accent-fg kui:not-locked:hover:bg-accent-hover kui:not-locked:active:bg-accent-hover',
        secondary:
          'kui:border-line kui:bg-surface kui:text-fg-strong kui:shadow-1 kui:not-locked:hover:bg-[linear-gradient(var(--k-hover),var(--k-hover))] kui:not-locked:active:bg-[linear-gradient(var(--k-pressed),var(--k-pressed))]',
        quiet:
          'kui:border-transparent kui:bg-transparent kui:text-fg kui:not-locked:hover:bg-hover kui:not-locked:active:bg-pressed',
        danger:
          'kui:border-transparent kui:bg-danger kui:font-[600] kui:text-status-fg kui:not-locked:hover:bg-[color-mix(in_oklch,var(--k-danger),black_10%)] kui:not-locked:active:bg-[color-mix(in_oklch,var(--k-danger),black_16%)]',
        publish:
          'kui:border-transparent kui:bg-sign kui:font-[600] kui:text-sign-fg kui:not-locked:hover:bg-sign-hover kui:not-locked:active:bg-sign-hover',
      },
      size: {
        small: 'kui:h-(--k-control-sm) kui:px-2.25 kui:text-sm kui:data-[icon]:ps-1.75',
        normal: 'kui:h-(--k-control) kui:px-3 kui:text-sm kui:data-[icon]:ps-2.5',
        large: 'kui:h-(--k-control-lg) kui:px-4 kui:text-md kui:data-[icon]:ps-3.5',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'normal' },
  },
)

export type ButtonProps = ComponentProps<'button'> & {
  /** One `primary` a view, `danger` in confirmations only, `publish` for Publish only. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'publish'
  /** 28, 32 or 40 px high; 44 for touch. @default 'normal' */
  size?: 'small' | 'normal' | 'large'
  /** An icon before the text; a spinner replaces it while busy. */
  icon?: ReactNode
  /** Shows a spinner, keeps the focus and ignores presses. @default false */
  busy?: boolean
  /** Renders the child as element: a link in the button's style. @default false */
  asChild?: boolean
}

/**
 * A button (WAI-ARIA button). One `primary` a view; `danger` in confirmations only. `aria-disabled` instead of
 * `disabled` keeps it focusable, so that a reason can be read.
 */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  asChild = false,
  type = 'button',
  className,
  onClick,
  'aria-disabled': locked,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="button"
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      // not `disabled`, which would lose the focus
      aria-disabled={busy || locked}
      data-icon={Boolean((icon || busy) && children) || undefined}
      {...(asChild ? {} : { type })}
      className={cx(button({ variant, size }), className)}
      onClick={(event) => {
        if (busy || locked === true || locked === 'true') event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
