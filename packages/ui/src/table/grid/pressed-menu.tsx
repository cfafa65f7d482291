// A menu that opens at the pressed button of a row.

import type { ReactNode, RefObject } from 'react'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'

interface PressedMenuProps {
  /** The pressed button, which labels the menu and regains the focus. */
  button: RefObject<HTMLButtonElement | null>
  onOpenChange: (open: boolean) => void
  /** Called after the focus has returned. */
  onClosed?: () => void
  align: 'start' | 'end'
  children: ReactNode
}

/** A menu mounted only while open, positioned at its button: scrolling renders hundreds of rows. */
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
