export { Tabs as Root, TabsList as List, TabsPanel as Panel, TabsTab as Tab } from './tabs'
