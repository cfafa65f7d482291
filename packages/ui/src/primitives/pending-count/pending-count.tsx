import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

export type PendingCountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Number of unpublished records; a mark without a number when left out. */
  count?: number
  /** Colours for the sign background, as on Publish. @default false */
  onSign?: boolean
}

/** Number of unpublished changes, in sign yellow. The text beside it must name the meaning. */
export function PendingCount({ count, onSign = false, className, ...rest }: PendingCountProps) {
  return (
    <span
      data-slot="pending-count"
      data-on-sign={onSign || undefined}
      data-mark={count === undefined || undefined}
      className={cx(
        'kui:inline-grid kui:h-5 kui:min-w-5 kui:shrink-0 kui:place-items-center kui:rounded-xs kui:px-1.25 kui:text-xs kui:leading-none kui:font-bold kui:tabular-nums',
        'kui:bg-pending kui:text-pending-fg kui:shadow-[inset_0_0_0_1px_var(--k-pending-edge)]',
        'kui:data-[on-sign]:bg-pending-sign kui:data-[on-sign]:text-pending-sign-fg kui:data-[on-sign]:shadow-none',
        'kui:data-[mark]:size-2 kui:data-[mark]:min-w-0 kui:data-[mark]:p-0',
        className,
      )}
      {...rest}
    >
      {count}
    </span>
  )
}
