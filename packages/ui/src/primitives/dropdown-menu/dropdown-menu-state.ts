import type * as Radix from '@radix-ui/react-dropdown-menu'
import { createContext, type RefObject, use } from 'react'

/** What a menu's button and the menu have to agree on. */
export type MenuState = {
  open: boolean
  setOpen: (open: boolean) => void
  modal: boolean
  dir: 'ltr' | 'rtl' | undefined
  trigger: RefObject<HTMLButtonElement | null>
  triggerId: string
  contentId: string
  /** Whether a key opened it: then the first item has the focus. */
  byKey: RefObject<boolean>
  /** Whether somebody is about to open it. */
  wanted: boolean
  want: () => void
}

export const MenuContext = createContext<MenuState | undefined>(undefined)

/** The library's parts, which come with the first menu. */
export const MenuPartsContext = createContext<typeof Radix | undefined>(undefined)

export function useMenu(): MenuState {
  const menu = use(MenuContext)
  if (!menu) throw new Error('A part of a menu stands outside of DropdownMenu.Root')
  return menu
}

export function useMenuParts(): typeof Radix {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('An item stands outside of DropdownMenu.Content')
  return parts
}
