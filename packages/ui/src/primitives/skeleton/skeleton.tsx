import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'>

/**
 * Placeholder for loading content; static under reduced motion. Give it a size by class or style. Hidden from screen
 * readers, so announce the loading beside it.
 */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cx(
        'kui:block kui:h-2.5 kui:w-full kui:animate-[kui-breathe_1.4s_ease-in-out_infinite_alternate] kui:rounded-xs kui:bg-pressed kui:motion-reduce:animate-none',
        className,
      )}
      {...rest}
    />
  )
}
