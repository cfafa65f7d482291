import type { ReactNode, RefObject } from 'react'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'

interface PressedMenuProps {
  /** The button that was pressed; it names the menu and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
  onOpenChange: (open: boolean) => void
  /** After the focus is back. */
  onClosed?: () => void
  align: 'start' | 'end'
  children: ReactNode
}

/** A menu that is mounted while it is open, laid over its button: rows come by the hundred while scrolling. */
export function PressedMenu({ button, onOpenChange, onClosed, align, children }: PressedMenuProps) {
  return (
    <DropdownMenu.Root open onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden tabIndex={-1} className="kui:pointer-events-none kui:absolute kui:inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        aria-labelledby={button.current?.id}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          button.current?.focus()
          onClosed?.()
        }}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
