import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { Link } from '../primitives/link/link'

/** A button styled as a link; its target is at least 24 px high, 44 px for touch. */
export function LinkButton({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <Link
      asChild
      className={cx(
        'kui:relative kui:text-sm kui:after:absolute kui:after:-inset-1 kui:pointer-coarse:after:-inset-3.5',
        className,
      )}
    >
      <button type="button" data-slot="link-button" {...rest}>
        {children}
      </button>
    </Link>
  )
}
