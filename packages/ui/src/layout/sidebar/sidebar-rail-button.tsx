import type { ComponentProps } from 'react'
import { SidebarIcon, sidebarRow } from './sidebar-item'
import type { SidebarSubMenuProps } from './sidebar-sub-menu'

export type SidebarRailButtonProps = Omit<ComponentProps<'button'>, 'title'> &
  Pick<SidebarSubMenuProps, 'title' | 'icon' | 'current'>

/** A sub-menu's button in a rail: its pictogram alone. */
export const SidebarRailButton = ({ title, icon, current, ...rest }: SidebarRailButtonProps) => (
  <button
    type="button"
    data-slot="sidebar-sub-menu-button"
    data-mode="rail"
    aria-label={title}
    aria-current={current ? 'true' : undefined}
    className={sidebarRow()}
    {...rest}
  >
    <SidebarIcon>{icon}</SidebarIcon>
  </button>
)
