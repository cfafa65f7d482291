import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

/** The sticky header: breadcrumbs, search, language, Preview and Publish. */
export function HeaderRoot({ className, ...rest }: ComponentProps<'header'>) {
  return (
    <header
      data-slot="header"
      className={cx(
        'kui:sticky kui:top-0 kui:z-(--k-z-header) kui:flex kui:h-(--k-header) kui:shrink-0 kui:items-center kui:gap-2 kui:border-b kui:border-line-faint',
        'kui:bg-surface kui:px-(--k-gutter) kui:group-data-[mode=drawer]/shell:gap-1.5',
        className,
      )}
      {...rest}
    />
  )
}

/** The end of the header; the first one pushes the rest. */
export function HeaderActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="header-actions"
      className={cx('kui:ms-auto kui:flex kui:min-w-0 kui:items-center kui:gap-2', className)}
      {...rest}
    />
  )
}

/** A vertical separator; hidden on phones. */
export function HeaderDivider({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="header-divider"
      aria-hidden
      className={cx('kui:mx-1 kui:h-5 kui:w-px kui:bg-line kui:group-data-[mode=drawer]/shell:hidden', className)}
      {...rest}
    />
  )
}
