export { AppShellCollapseButton as CollapseButton, AppShellMenuButton as MenuButton } from './app-shell-buttons'
export { AppShellBody as Body, AppShellMain as Main } from './app-shell-main'
export { AppShellRoot as Root } from './app-shell-root'
export { AppShellSidebar as Sidebar } from './app-shell-sidebar'
