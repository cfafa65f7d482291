import * as Popover from '@radix-ui/react-popover'
import { type ReactNode, useRef } from 'react'
import { useEndSide } from '../../internal/hooks/use-end-side'
import { useKioskUi } from '../../theme/context'
import { WholeShell } from '../app-shell/use-shell'

export interface SidebarRailMenuProps {
  id: string
  title: string
  /** The button that opens it, which stays the same element while this code loads. */
  button: HTMLButtonElement
  open: boolean
  onOpenChange: (open: boolean) => void
  children?: ReactNode
}

/** A sub-menu in a popover beside the rail. */
export function SidebarRailMenu({ id, title, button, open, onOpenChange, children }: SidebarRailMenuProps) {
  const { overlays } = useKioskUi()
  const pressedOutside = useRef(false)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={{ current: button }} />
      <Popover.Portal container={overlays}>
        <Popover.Content
          id={id}
          side={useEndSide()}
          align="start"
          sideOffset={8}
          aria-label={title}
          data-slot="sidebar-sub-menu-content"
          onClick={(event) => {
            if ((event.target as HTMLElement).closest('a[href]')) onOpenChange(false)
          }}
          onOpenAutoFocus={() => {
            pressedOutside.current = false
          }}
          onInteractOutside={(event) => {
            // a press on the button closes it by itself
            if (button.contains(event.target as Node)) event.preventDefault()
            else pressedOutside.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // what was pressed outside keeps the focus
            if (!pressedOutside.current) button.focus()
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
