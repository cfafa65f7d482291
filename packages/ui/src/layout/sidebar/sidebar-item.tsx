import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useEndSide } from '../../internal/hooks/use-end-side'
import { useLabels } from '../../internal/hooks/use-labels'
import { Tooltip } from '../../primitives/tooltip/tooltip'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { useShell } from '../app-shell/use-shell'

export const sidebarRow = cva([
  'kui:group/item kui:flex kui:h-(--k-nav-row) kui:w-full kui:shrink-0 kui:items-center kui:gap-2 kui:rounded-md kui:ps-1.25 kui:pe-2',
  'kui:text-start kui:text-sm kui:text-fg kui:no-underline kui:transition-colors kui:duration-(--k-dur-1) kui:hover:bg-hover kui:active:bg-pressed',
  'kui:outline-none kui:focus-visible:shadow-ring',
  'kui:aria-[current]:font-bold kui:aria-[current]:text-fg-strong',
  'kui:data-[mode=rail]:h-8.5 kui:data-[mode=rail]:w-10 kui:data-[mode=rail]:justify-center kui:data-[mode=rail]:p-0',
])

export interface SidebarItemProps extends Omit<ComponentProps<'a'>, 'title'> {
  title: string
  icon?: ReactNode
  /** Number of unpublished changes. */
  count?: number
  /** Whether it is the current page. @default false */
  current?: boolean
  /** The child is the link: `<Sidebar.Item asChild title="Events"><Link to="/events" /></Sidebar.Item>`. @default false */
  asChild?: boolean
  labels?: Partial<LayoutLabels>
}

/** A menu link with an icon. In a rail, its name is a tooltip. */
export function SidebarItem({ icon, count = 0, current = false, asChild = false, ...props }: SidebarItemProps) {
  const { title, className, children, labels, ...rest } = props
  const { mode } = useShell()
  const endSide = useEndSide()
  const Root = asChild ? Slot : 'a'
  const item = (
    <Root
      data-slot="sidebar-item"
      data-mode={mode}
      aria-current={current ? 'page' : undefined}
      className={cx(sidebarRow(), className)}
      {...rest}
    >
      <Slottable child={children}>
        {() => (
          <>
            {icon && <SidebarIcon>{icon}</SidebarIcon>}
            <span className="kui:truncate kui:group-data-[mode=rail]/item:sr-only">{title}</span>
            {count > 0 && <SidebarCount count={count} labels={labels} />}
          </>
        )}
      </Slottable>
    </Root>
  )
  return mode === 'rail' ? (
    <Tooltip content={title} side={endSide}>
      {item}
    </Tooltip>
  ) : (
    item
  )
}

export function SidebarIcon({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={cx(
        'kui:grid kui:size-5.5 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:text-fg-muted kui:[&_svg]:size-4 kui:[&_svg]:stroke-[1.5]',
        'kui:group-aria-[current]/item:bg-accent kui:group-aria-[current]/item:text-accent-fg',
        'kui:group-data-[mode=rail]/item:size-7',
      )}
    >
      {children}
    </span>
  )
}

export function SidebarCount({ count, labels }: { count: number; labels?: Partial<LayoutLabels> }) {
  const t = useLabels('layout', en, labels)
  const { locale } = useKioskUi()
  return (
    <span
      data-slot="sidebar-count"
      className="kui:ms-auto kui:text-xs kui:text-fg-subtle kui:tabular-nums kui:group-data-[mode=rail]/item:sr-only"
    >
      <span aria-hidden>{numberFormat(locale).format(count)}</span>
      <span className="kui:sr-only">{t.notPublished(count)}</span>
    </span>
  )
}
