import type { ComponentProps } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useShell } from '../app-shell/use-shell'

/** The sidebar's head: logo and collapse button, stacked in a rail. */
export function SidebarTop({ className, ...rest }: ComponentProps<'div'>) {
  const { mode } = useShell()
  return (
    <div
      data-slot="sidebar-top"
      data-mode={mode}
      className={cx(
        'kui:flex kui:min-h-(--k-header) kui:max-w-full kui:overflow-hidden kui:shrink-0 kui:items-center kui:justify-between kui:ps-2',
        'kui:data-[mode=rail]:flex-col kui:data-[mode=rail]:gap-1 kui:data-[mode=rail]:ps-0 kui:data-[mode=rail]:pt-2.5',
        className,
      )}
      {...rest}
    />
  )
}

export interface SidebarNavProps extends ComponentProps<'nav'> {
  labels?: Partial<LayoutLabels>
}

/** The menu, between head and user. */
export function SidebarNav({ labels, className, ...rest }: SidebarNavProps) {
  const t = useLabels('layout', en, labels)
  return (
    <nav
      data-slot="sidebar-nav"
      aria-label={t.mainMenu}
      className={cx(
        // The menu scrolls by itself, so that the head and the user stay in reach; the padding keeps focus rings whole,
        // and the sidebar's own padding makes room for it.
        'kui:in-data-[slot=app-shell-sidebar]:-mx-1.5 kui:min-h-0 kui:flex-1 kui:overflow-y-auto kui:px-1.5 kui:pb-2 kui:[scrollbar-width:thin]',
        className,
      )}
      {...rest}
    />
  )
}

export interface SidebarGroupProps extends ComponentProps<'div'> {
  /** The heading; groups without one are separated by space. */
  title?: string
}

export function SidebarGroup({ title, className, children, ...rest }: SidebarGroupProps) {
  const { mode } = useShell()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      data-slot="sidebar-group"
      role="group"
      aria-label={title}
      className={cx('kui:flex kui:flex-col kui:not-first:mt-2.5', className)}
      {...rest}
    >
      {title && mode !== 'rail' && (
        <div
          aria-hidden
          className="kui:flex kui:h-7 kui:items-center kui:px-2 kui:text-xs kui:font-medium kui:text-fg-subtle"
        >
          {title}
        </div>
      )}
      {children}
    </div>
  )
}
