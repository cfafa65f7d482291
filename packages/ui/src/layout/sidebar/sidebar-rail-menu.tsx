import * as Popover from '@radix-ui/react-popover'
import { useEndSide } from '../../internal/hooks/use-end-side'
import { useKioskUi } from '../../theme/context'
import { WholeShell } from '../app-shell/use-shell'
import { SidebarRailButton, type SidebarRailButtonProps } from './sidebar-rail-button'

export interface SidebarRailMenuProps extends SidebarRailButtonProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A sub-menu in a popover beside the rail. */
export function SidebarRailMenu({ title, icon, current, open, onOpenChange, children }: SidebarRailMenuProps) {
  const { overlays } = useKioskUi()
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <SidebarRailButton title={title} icon={icon} current={current} />
      </Popover.Trigger>
      <Popover.Portal container={overlays}>
        <Popover.Content
          side={useEndSide()}
          align="start"
          sideOffset={8}
          aria-label={title}
          data-slot="sidebar-sub-menu-content"
          onClick={(event) => {
            if ((event.target as HTMLElement).closest('a[href]')) onOpenChange(false)
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
