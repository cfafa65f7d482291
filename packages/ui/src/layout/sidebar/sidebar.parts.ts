export { SidebarGroup as Group, SidebarNav as Nav, SidebarTop as Top } from './sidebar-frame'
export { SidebarItem as Item } from './sidebar-item'
export { SidebarSubMenu as SubMenu } from './sidebar-sub-menu'
export { SidebarUser as User } from './sidebar-user'
