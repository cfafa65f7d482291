import * as Radix from '@radix-ui/react-tabs'
import { cx } from '../../internal/cx'

export type TabsProps = Radix.TabsProps & {
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Several views, one visible at a time (WAI-ARIA tabs). */
export function Tabs({ className, ...rest }: TabsProps) {
  return <Radix.Root data-slot="tabs" className={className} {...rest} />
}

export function TabsList({ className, ...rest }: Radix.TabsListProps) {
  return (
    <Radix.List
      data-slot="tabs-list"
      className={cx('kui:flex kui:gap-1.5 kui:overflow-x-auto kui:border-b kui:border-line', className)}
      {...rest}
    />
  )
}

export function TabsTab({ className, ...rest }: Radix.TabsTriggerProps) {
  return (
    <Radix.Trigger
      data-slot="tabs-tab"
      className={cx(
        'kui:relative kui:-mb-px kui:flex kui:h-9 kui:items-center kui:gap-1.5 kui:px-1.5 kui:text-sm kui:whitespace-nowrap kui:text-fg-muted kui:hover:text-fg kui:disabled:text-fg-disabled',
        'kui:after:absolute kui:after:inset-x-1.5 kui:after:bottom-0 kui:after:h-0.5 kui:data-[state=active]:font-medium kui:data-[state=active]:text-fg-strong kui:data-[state=active]:after:bg-accent-line',
        'kui:pointer-coarse:h-11 kui:pointer-coarse:min-w-11 kui:pointer-coarse:justify-center',
        // inset, because the list clips overflow
        'kui:focus-visible:rounded-sm kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]',
        className,
      )}
      {...rest}
    />
  )
}

export function TabsPanel({ className, ...rest }: Radix.TabsContentProps) {
  return (
    <Radix.Content
      data-slot="tabs-panel"
      className={cx('kui:rounded-sm kui:focus-visible:shadow-ring', className)}
      {...rest}
    />
  )
}
