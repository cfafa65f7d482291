import { expectTypeOf, it } from 'vitest'
import type { PartsWith } from './part-props'
import type { stateful } from './stateful'

type Stateful = PartsWith<'onValueChange' | 'onOpenChange' | 'onCheckedChange' | 'onCollapsedChange'>

/** Controlled-only parts, which callers render while needed. */
type OtherProps =
  | 'CommandPalette'
  | 'ConfirmDialog'
  | 'ContextMenu.CheckboxItem'
  | 'ContextMenu.RadioGroup'
  | 'DropdownMenu.CheckboxItem'
  | 'DropdownMenu.RadioGroup'
  | 'MediaPicker'
  | 'PublishPanel.Root'
  | 'SlideshowPreview'

/** Editors that report changes after 300 ms; their own stories and tests cover it. */
type DebouncedParts = 'RichTextEditor' | 'RichTextInPlace'

type Untried = Exclude<Stateful, keyof typeof stateful | OtherProps | DebouncedParts>

it('covers every stateful part, controlled and uncontrolled', () => {
  const untried: Record<Untried, 'needs a line in stateful.tsx'> = {}
  expectTypeOf(untried).toExtend<object>()
})
