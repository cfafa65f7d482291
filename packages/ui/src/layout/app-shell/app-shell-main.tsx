import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'
import { useMainId } from './app-shell-root'

/** Header and content beside the sidebar. */
export function AppShellBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="app-shell-body"
      className={cx('kui:col-start-2 kui:flex kui:min-w-0 kui:flex-col', className)}
      {...rest}
    />
  )
}

/** The content, up to 1440 px wide with gutters. Sticky elements stay below the header. */
export function AppShellMain({ className, ...rest }: ComponentProps<'main'>) {
  return (
    <main
      data-slot="app-shell-main"
      id={useMainId()}
      tabIndex={-1}
      className={cx(
        'kui:w-full kui:max-w-(--k-content-max) kui:flex-1 kui:px-(--k-gutter) kui:pt-5 kui:pb-22 kui:outline-none kui:group-data-[mode=drawer]/shell:pt-4',
        'kui:[--kui-sticky-top:var(--k-header)] kui:[--kui-table-bleed:var(--k-gutter)]',
        className,
      )}
      {...rest}
    />
  )
}
