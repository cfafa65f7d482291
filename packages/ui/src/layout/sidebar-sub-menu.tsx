import * as Popover from '@radix-ui/react-popover'
import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../internal/cx'
import { useControllable } from '../internal/use-controllable'
import { useEndSide } from '../internal/use-end-side'
import { useKioskUi } from '../theme/context'
import { SidebarIcon, sidebarRow } from './sidebar-item'
import { useShell, WholeShell } from './use-shell'

export interface SidebarSubMenuProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string
  icon?: ReactNode
  /** Whether staff are at one of its entries. @default false */
  current?: boolean
  open?: boolean
  /** @default `current` */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Entries behind one entry: unfolded below it (the disclosure pattern), or beside it when the sidebar is a rail. */
export function SidebarSubMenu({
  title,
  icon,
  current = false,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: SidebarSubMenuProps) {
  const { className, children, ...rest } = props
  const { mode } = useShell()
  const [shown, setShown] = useControllable(open, defaultOpen ?? current, onOpenChange)
  const listId = useId()
  if (mode === 'rail') {
    return (
      <div data-slot="sidebar-sub-menu" className={className} {...rest}>
        <RailSubMenu {...{ title, icon, current }}>{children}</RailSubMenu>
      </div>
    )
  }
  return (
    <div
      data-slot="sidebar-sub-menu"
      data-open={shown || undefined}
      className={cx('kui:group/sub', className)}
      {...rest}
    >
      <button
        type="button"
        data-slot="sidebar-sub-menu-button"
        data-mode={mode}
        aria-expanded={shown}
        aria-controls={listId}
        aria-current={current && !shown ? 'true' : undefined}
        className={sidebarRow()}
        onClick={() => setShown(!shown)}
      >
        {icon && <SidebarIcon>{icon}</SidebarIcon>}
        <span className="kui:truncate">{title}</span>
        <ChevronRight
          aria-hidden
          className="kui:ms-auto kui:size-4 kui:shrink-0 kui:text-fg-subtle kui:transition-transform kui:duration-(--k-dur-2) kui:group-data-open/sub:rotate-90 kui:rtl:not-group-data-open/sub:rotate-180"
        />
      </button>
      <div id={listId} hidden={!shown} className="kui:ps-7.5">
        {children}
      </div>
    </div>
  )
}

type RailSubMenuProps = Pick<SidebarSubMenuProps, 'title' | 'icon' | 'current' | 'children'>

/** A rail has no room to unfold, so its entries open beside it. */
function RailSubMenu({ title, icon, current, children }: RailSubMenuProps) {
  const { overlays } = useKioskUi()
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        data-slot="sidebar-sub-menu-button"
        data-mode="rail"
        aria-label={title}
        aria-current={current ? 'true' : undefined}
        className={sidebarRow()}
      >
        <SidebarIcon>{icon}</SidebarIcon>
      </Popover.Trigger>
      <Popover.Portal container={overlays}>
        <Popover.Content
          side={useEndSide()}
          align="start"
          sideOffset={8}
          aria-label={title}
          data-slot="sidebar-sub-menu-content"
          onClick={(event) => {
            if ((event.target as HTMLElement).closest('a[href]')) setOpen(false)
          }}
          className="kui:z-(--k-z-menu) kui:w-55 kui:rounded-lg kui:bg-raised kui:p-1 kui:text-fg kui:shadow-2 kui:outline-none"
        >
          <div className="kui:flex kui:h-7 kui:items-center kui:px-2 kui:text-xs kui:font-medium kui:text-fg-subtle">
            {title}
          </div>
          <WholeShell>{children}</WholeShell>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
