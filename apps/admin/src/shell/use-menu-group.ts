import type { MenuGroup } from '@kiosk-admin/api-client'
import { useState } from 'react'

const keyOf = (group: MenuGroup) => `menu.${group}`

/** Whether a menu group is unfolded: as this user left it, else while one of its screens is open. */
export function useMenuGroup(group: MenuGroup, current: boolean) {
  const [stored, setChosen] = useState(() => localStorage.getItem(keyOf(group)))
  return {
    open: stored ? stored === 'open' : current,
    setOpen(open: boolean) {
      const next = open ? 'open' : 'folded'
      localStorage.setItem(keyOf(group), next)
      setChosen(next)
    },
  }
}
