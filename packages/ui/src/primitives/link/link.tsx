import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

export type LinkProps = ComponentProps<'a'> & {
  /** The only child becomes the element: a router's link, or a button that looks like a link. @default false */
  asChild?: boolean
}

/** Text that leads somewhere (WAI-ARIA link). */
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
