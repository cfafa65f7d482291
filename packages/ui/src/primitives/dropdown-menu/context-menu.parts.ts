export { ContextMenu as Root, ContextMenuContent as Content, ContextMenuTrigger as Trigger } from './context-menu'
export {
  DropdownMenuCheckboxItem as CheckboxItem,
  DropdownMenuItem as Item,
  DropdownMenuLabel as Label,
  DropdownMenuRadioGroup as RadioGroup,
  DropdownMenuRadioItem as RadioItem,
  DropdownMenuSeparator as Separator,
} from './dropdown-menu'
