import { expectTypeOf, test } from 'vitest'
import type { PartsWith } from './part-props'

/** Dialogs that are rendered where they are needed, without a trigger of their own. */
type DialogsWithoutTrigger =
  | 'CommandPalette'
  | 'ConfirmDialog'
  | 'MediaPicker'
  | 'PublishPanel.Root'
  | 'SlideshowPreview'

/** Parts that are a button and more: a menu, a hidden input, a pressed state. */
type MoreThanButtons =
  | 'CommandButton'
  | 'DataTable.ColumnMenu'
  | 'DataTable.Copy'
  | 'DataTable.Filter'
  | 'FileButton'
  | 'ToggleGroup.Item'

test('parts are found by their props, in namespaces and subpaths, too', () => {
  expectTypeOf<'Select' | 'Tabs.Root' | 'OpeningHoursEditor'>().toExtend<PartsWith<'onValueChange'>>()
})

test('what has a value has value, defaultValue and onValueChange', () => {
  expectTypeOf<Exclude<PartsWith<'onValueChange'>, PartsWith<'value'>>>().toBeNever()
  expectTypeOf<Exclude<PartsWith<'onValueChange'>, PartsWith<'defaultValue'>>>().toBeNever()
})

test('every field has a value', () => {
  // these two wrap a field of the caller, and a table has its search
  type Wrappers = 'ContentForm.Field' | 'Field' | 'DataTable.Search'
  expectTypeOf<Exclude<PartsWith<'required'>, PartsWith<'onValueChange'> | Wrappers>>().toBeNever()
})

test('what opens has open, defaultOpen and onOpenChange', () => {
  expectTypeOf<Exclude<PartsWith<'onOpenChange'>, PartsWith<'open'>>>().toBeNever()
  expectTypeOf<Exclude<PartsWith<'onOpenChange'>, PartsWith<'defaultOpen'> | DialogsWithoutTrigger>>().toBeNever()
})

test('a button takes asChild', () => {
  type Buttons = Exclude<PartsWith<'formAction'>, PartsWith<'onValueChange'> | 'DataTable.Search'>
  expectTypeOf<Exclude<Buttons, PartsWith<'asChild'> | MoreThanButtons>>().toBeNever()
})

test('nothing has another name for these', () => {
  type Foreign = PartsWith<
    'isOpen' | 'isDisabled' | 'isRequired' | 'onSelectedChange' | 'onChangeValue' | 'onCheckedChange'
  >
  // menu items keep Radix's names
  expectTypeOf<Exclude<Foreign, 'ContextMenu.CheckboxItem' | 'DropdownMenu.CheckboxItem'>>().toBeNever()
})
