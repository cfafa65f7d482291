import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

export type LinkProps = ComponentProps<'a'> & {
  /** Renders the child as element: a router link, or a button styled as a link. @default false */
  asChild?: boolean
}

/** A text link (WAI-ARIA link). */
export function Link({ asChild = false, className, ...rest }: LinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="link"
      className={cx(
        'kui:rounded-xs kui:font-medium kui:text-accent-text kui:underline-offset-3 kui:hover:underline kui:focus-visible:shadow-ring',
        className,
      )}
      {...rest}
    />
  )
}
