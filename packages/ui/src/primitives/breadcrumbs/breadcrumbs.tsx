import { Slot } from '@radix-ui/react-slot'
import { ChevronRight, Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.parts'

export type BreadcrumbsProps = ComponentProps<'nav'> & { labels?: Partial<PrimitivesLabels> }

/** The path to the current page (WAI-ARIA breadcrumb). */
export function Breadcrumbs({ labels, className, children, ...rest }: BreadcrumbsProps) {
  const t = useLabels('primitives', en, labels)
  return (
    <nav data-slot="breadcrumbs" aria-label={t.breadcrumb} className={cx('kui:min-w-0', className)} {...rest}>
      <ol
        data-slot="breadcrumbs-list"
        className="kui:flex kui:min-w-0 kui:items-center kui:gap-1.5 kui:text-sm kui:whitespace-nowrap"
      >
        {children}
      </ol>
    </nav>
  )
}

function Divider() {
  return (
    <ChevronRight
      aria-hidden
      size={14}
      className="kui:shrink-0 kui:text-fg-subtle kui:group-first/crumb:hidden kui:rtl:-scale-x-100"
    />
  )
}

const step = 'kui:group/crumb kui:flex kui:items-center kui:gap-1.5 kui:text-fg-muted'

export type BreadcrumbProps = ComponentProps<'li'> & {
  /** Whether it is the current page. @default false */
  current?: boolean
}

/** A link of the path, or the current page's name. */
export function Breadcrumb({ current = false, className, children, ...rest }: BreadcrumbProps) {
  return (
    <li
      data-slot="breadcrumb"
      aria-current={current ? 'page' : undefined}
      className={cx(
        step,
        'kui:min-w-0 kui:aria-[current]:font-medium kui:aria-[current]:text-fg-strong',
        'kui:[&_a]:rounded-xs kui:[&_a]:text-inherit kui:[&_a]:no-underline kui:[&_a:focus-visible]:shadow-ring kui:[&_a:focus-visible]:outline-none kui:[&_a:hover]:text-fg-strong',
        className,
      )}
      {...rest}
    >
      <Divider />
      {/* Clipped with a margin for the focus ring. */}
      <span className="kui:min-w-0 kui:overflow-clip kui:text-ellipsis kui:[overflow-clip-margin:6px]">{children}</span>
    </li>
  )
}

export type BreadcrumbMoreProps = ComponentProps<'li'> & { labels?: Partial<PrimitivesLabels> }

/** Steps without room, in a menu of `Breadcrumbs.MoreItem`s. */
export function BreadcrumbMore({ labels, className, children, ...rest }: BreadcrumbMoreProps) {
  const t = useLabels('primitives', en, labels)
  return (
    <li data-slot="breadcrumb-more" className={cx(step, 'kui:shrink-0', className)} {...rest}>
      <Divider />
      <DropdownMenu.Root>
        <DropdownMenu.Trigger
          data-slot="breadcrumb-more-button"
          aria-label={t.breadcrumbMore}
          className="kui:grid kui:size-6 kui:place-items-center kui:rounded-sm kui:hover:bg-hover kui:focus-visible:shadow-ring kui:pointer-coarse:size-11"
        >
          <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="start">{children}</DropdownMenu.Content>
      </DropdownMenu.Root>
    </li>
  )
}

export type BreadcrumbMoreItemProps = ComponentProps<'a'> & {
  /** Renders the child as element: a router link. @default false */
  asChild?: boolean
}

/** A step in the menu. */
export function BreadcrumbMoreItem({ asChild = false, ...rest }: BreadcrumbMoreItemProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <DropdownMenu.Item asChild>
      <Root {...rest} data-slot="breadcrumb-more-item" />
    </DropdownMenu.Item>
  )
}
