export { ToggleGroup as Root, ToggleGroupItem as Item } from './toggle-group'
