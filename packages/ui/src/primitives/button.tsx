import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { Spinner } from './spinner'

const button = cva(
  [
    'kui:inline-flex kui:items-center kui:justify-center kui:gap-2 kui:rounded-md kui:border kui:font-medium kui:whitespace-nowrap kui:select-none',
    'kui:transition-colors kui:duration-(--k-dur-1) kui:focus-visible:shadow-ring',
    'kui:disabled:cursor-default kui:disabled:border-transparent kui:disabled:bg-sunken kui:disabled:text-fg-disabled kui:disabled:shadow-none',
    'kui:data-[busy]:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary:
          'kui:border-transparent kui:bg-accent kui:text-accent-fg kui:not-disabled:hover:bg-accent-hover kui:not-disabled:active:bg-accent-hover',
        secondary:
          'kui:border-line kui:bg-surface kui:text-fg kui:shadow-1 kui:not-disabled:hover:bg-[linear-gradient(var(--k-hover),var(--k-hover))] kui:not-disabled:active:bg-[linear-gradient(var(--k-pressed),var(--k-pressed))]',
        quiet:
          'kui:border-transparent kui:bg-transparent kui:text-fg kui:not-disabled:hover:bg-hover kui:not-disabled:active:bg-pressed kui:disabled:bg-transparent',
        danger:
          'kui:border-transparent kui:bg-danger kui:text-status-fg kui:not-disabled:hover:bg-[color-mix(in_oklch,var(--k-danger),black_10%)]',
        publish:
          'kui:border-transparent kui:bg-sign kui:text-sign-fg kui:not-disabled:hover:bg-sign-hover kui:not-disabled:active:bg-sign-hover',
      },
      size: {
        small: 'kui:h-(--k-control-sm) kui:px-2.5 kui:text-sm',
        normal: 'kui:h-(--k-control) kui:px-3 kui:text-sm',
        large: 'kui:h-(--k-control-lg) kui:px-4 kui:text-md',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'normal' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** A pictogram before the text; replaced by the spinner while busy. */
    icon?: ReactNode
    /** Something is under way: shows a spinner, keeps focus and ignores presses. @default false */
    busy?: boolean
    /** The only child becomes the element: a link that looks like a button. @default false */
    asChild?: boolean
  }

/** Says what happens when it is pressed. One `primary` a view; `danger` only in a confirmation. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  asChild = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="button"
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      // not `disabled`: that would drop the focus of whoever pressed it
      aria-disabled={busy || undefined}
      {...(asChild ? {} : { type })}
      className={cx(button({ variant, size }), className)}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      {...rest}
    >
      {busy ? <Spinner size={14} /> : icon}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
