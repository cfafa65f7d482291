import * as Radix from '@radix-ui/react-dropdown-menu'
import type { FocusEvent } from 'react'
import { cx } from '../../internal/cx'
import { ExternalTrigger } from '../../internal/external-trigger'
import { useKioskUi } from '../../theme/context'
import { MenuPartsContext, type MenuState } from './dropdown-menu-state'

export type DropdownMenuFloatingProps = Radix.DropdownMenuContentProps & { menu: MenuState }

/** The menu without its trigger; loaded on the first hover or focus. */
export function DropdownMenuFloating({ menu, className, onFocus, ...rest }: DropdownMenuFloatingProps) {
  const { overlays } = useKioskUi()
  const { open, setOpen, modal, dir, trigger, triggerId, contentId, byKey } = menu
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event)
    if (event.target !== event.currentTarget || !byKey.current) return
    // Radix did not see the key press that opened the menu before its code was loaded.
    byKey.current = false
    firstItem(event.currentTarget)?.focus()
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal={modal} {...(dir ? { dir } : {})}>
      <Radix.Trigger asChild>
        <ExternalTrigger element={trigger} />
      </Radix.Trigger>
      <MenuPartsContext value={Radix}>
        <Radix.Portal container={overlays}>
          <Radix.Content
            data-slot="dropdown-menu"
            id={contentId}
            onFocus={enter}
            aria-labelledby={triggerId}
            sideOffset={4}
            collisionPadding={8}
            className={cx(
              'kui:z-(--k-z-menu) kui:max-h-(--radix-dropdown-menu-content-available-height) kui:min-w-55 kui:overflow-y-auto kui:rounded-lg kui:bg-raised kui:p-1 kui:text-sm kui:shadow-2',
              'kui:data-[state=open]:animate-[kui-rise_var(--k-dur-2)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-leave_var(--k-dur-1)_var(--k-ease-in)_forwards]',
              className,
            )}
            {...rest}
          />
        </Radix.Portal>
      </MenuPartsContext>
    </Radix.Root>
  )
}

const firstItem = (content: HTMLElement) =>
  content.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
