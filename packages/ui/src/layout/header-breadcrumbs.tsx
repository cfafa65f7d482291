import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { en, type LayoutLabels } from './labels'

export interface HeaderBreadcrumbsProps extends ComponentProps<'nav'> {
  labels?: Partial<LayoutLabels>
}

/** The way here (ARIA breadcrumb pattern). Phones have no room for it. */
export function HeaderBreadcrumbs({ labels, className, children, ...rest }: HeaderBreadcrumbsProps) {
  const t = useLabels('layout', en, labels)
  return (
    <nav
      data-slot="header-breadcrumbs"
      aria-label={t.breadcrumb}
      className={cx('kui:min-w-0 kui:group-data-[mode=drawer]/shell:hidden', className)}
      {...rest}
    >
      <ol
        data-slot="header-breadcrumbs-list"
        className="kui:flex kui:items-center kui:gap-1.5 kui:text-sm kui:whitespace-nowrap"
      >
        {children}
      </ol>
    </nav>
  )
}

export interface HeaderCrumbProps extends ComponentProps<'li'> {
  /** Whether this is the page that is shown. @default false */
  current?: boolean
}

/** One step of the way: a link to it, or the name of the page that is shown. */
export function HeaderCrumb({ current = false, className, children, ...rest }: HeaderCrumbProps) {
  return (
    <li
      data-slot="header-crumb"
      aria-current={current ? 'page' : undefined}
      className={cx(
        'kui:group/crumb kui:flex kui:min-w-0 kui:items-center kui:gap-1.5 kui:text-fg-muted kui:aria-[current]:font-medium kui:aria-[current]:text-fg-strong',
        'kui:[&_a]:rounded-xs kui:[&_a]:text-inherit kui:[&_a]:no-underline kui:[&_a:focus-visible]:shadow-ring kui:[&_a:focus-visible]:outline-none kui:[&_a:hover]:text-fg-strong',
        className,
      )}
      {...rest}
    >
      <ChevronRight
        aria-hidden
        size={14}
        className="kui:shrink-0 kui:text-fg-subtle kui:group-first/crumb:hidden kui:rtl:-scale-x-100"
      />
      {/* Clipped with a margin, so that the ring of a focused link is seen whole. */}
      <span className="kui:min-w-0 kui:overflow-clip kui:text-ellipsis kui:[overflow-clip-margin:6px]">{children}</span>
    </li>
  )
}
