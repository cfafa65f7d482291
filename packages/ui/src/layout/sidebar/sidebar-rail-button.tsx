import type { ComponentProps, ReactNode } from 'react'
import { SidebarIcon, sidebarRow } from './sidebar-item'

export type SidebarRailButtonProps = Omit<ComponentProps<'button'>, 'title'> & {
  title: string
  icon?: ReactNode
  current?: boolean
}

/** A sub-menu's button in a rail: the icon only. */
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
