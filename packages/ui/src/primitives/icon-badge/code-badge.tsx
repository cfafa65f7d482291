import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'
import { badgeColours, badgeShape } from './icon-badge'

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
