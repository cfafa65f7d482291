import { Menu, PanelLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { useLabels } from '../../internal/hooks/use-labels'
import { IconButton } from '../../primitives/button/icon-button'
import { useShell } from './use-shell'

export interface AppShellButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> {
  labels?: Partial<LayoutLabels>
}

/** Opens the drawer; rendered only when there is one. */
export function AppShellMenuButton({ labels, ...rest }: AppShellButtonProps) {
  const t = useLabels('layout', en, labels)
  const { mode, drawerOpen, setDrawerOpen } = useShell()
  if (mode !== 'drawer') return null
  return (
    <IconButton
      data-slot="app-shell-menu-button"
      label={t.openMenu}
      aria-expanded={drawerOpen}
      aria-haspopup="dialog"
      onClick={() => setDrawerOpen(true)}
      icon={<Menu size={20} strokeWidth={1.5} />}
      {...rest}
    />
  )
}

/** Collapses and expands the sidebar on wide windows. */
export function AppShellCollapseButton({ labels, ...rest }: AppShellButtonProps) {
  const t = useLabels('layout', en, labels)
  const { collapsible, collapsed, setCollapsed } = useShell()
  if (!collapsible) return null
  return (
    <IconButton
      data-slot="app-shell-collapse-button"
      label={collapsed ? t.expandMenu : t.collapseMenu}
      aria-expanded={!collapsed}
      onClick={() => setCollapsed(!collapsed)}
      icon={<PanelLeft size={16} strokeWidth={1.5} className="kui:rtl:-scale-x-100" />}
      {...rest}
    />
  )
}
