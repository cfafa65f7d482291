import type * as Radix from '@radix-ui/react-dropdown-menu'
import { createContext, type RefObject, use } from 'react'

/** State shared by the trigger and the menu. */
export type MenuState = {
  open: boolean
  setOpen: (open: boolean) => void
  modal: boolean
  dir: 'ltr' | 'rtl' | undefined
  /** The element at which the menu opens. */
  trigger: RefObject<HTMLElement | null>
  triggerId: string
  contentId: string
  /** Whether a key opened the menu, which then focuses its first item. */
  byKey: RefObject<boolean>
  /** Whether the trigger was hovered or focused, so that the menu may be rendered. */
  requested: boolean
  request: () => void
}

export const MenuContext = createContext<MenuState | undefined>(undefined)

/** Radix's parts, loaded with the first menu. */
export const MenuPartsContext = createContext<typeof Radix | undefined>(undefined)

export function useMenu(): MenuState {
  const menu = use(MenuContext)
  if (!menu) throw new Error('DropdownMenu parts must be inside DropdownMenu.Root')
  return menu
}

export function useMenuParts(): typeof Radix {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('DropdownMenu items must be inside DropdownMenu.Content')
  return parts
}
