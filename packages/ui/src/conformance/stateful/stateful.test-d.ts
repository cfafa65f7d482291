import { expectTypeOf, it } from 'vitest'
import type * as kit from '../../exports'
import type * as charts from '../../exports/charts'
import type * as command from '../../exports/command'
import type * as floorPlan from '../../exports/floor-plan'
import type * as hours from '../../exports/hours'
import type * as map from '../../exports/map'
import type * as media from '../../exports/media'
import type * as permissions from '../../exports/permissions'
import type * as richText from '../../exports/rich-text'
import type * as schedule from '../../exports/schedule'
import type * as slideshow from '../../exports/slideshow'
import type * as slideshowEditor from '../../exports/slideshow-editor'
import type * as stations from '../../exports/stations'
import type * as table from '../../exports/table'
import type * as tableEdit from '../../exports/table-edit'
import type * as tableOrder from '../../exports/table-order'
import type { stateful } from './stateful'

type Change = 'onValueChange' | 'onOpenChange' | 'onCheckedChange' | 'onCollapsedChange'

/** Names of parts with a change callback: `Select`, `Dialog.Root`. */
type Saying<Module, Prefix extends string = ''> = {
  [Name in keyof Module & string]: Name extends Capitalize<Name>
    ? // biome-ignore lint/suspicious/noExplicitAny: whatever a part returns
      Module[Name] extends (props: infer Props) => any
      ? keyof Props & Change extends never
        ? never
        : `${Prefix}${Name}`
      : Module[Name] extends object
        ? Saying<Module[Name], `${Name}.`>
        : never
    : never
}[keyof Module & string]

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

type Untried = Exclude<
  | Saying<typeof kit>
  | Saying<typeof floorPlan>
  | Saying<typeof hours>
  | Saying<typeof map>
  | Saying<typeof permissions>
  | Saying<typeof schedule>
  | Saying<typeof slideshowEditor>
  | Saying<typeof charts>
  | Saying<typeof command>
  | Saying<typeof media>
  | Saying<typeof richText>
  | Saying<typeof slideshow>
  | Saying<typeof stations>
  | Saying<typeof tableEdit>
  | Saying<typeof tableOrder>
  | Saying<typeof table>,
  keyof typeof stateful | OtherProps | DebouncedParts
>

it('covers every stateful part, controlled and uncontrolled', () => {
  const untried: Record<Untried, 'needs a line in stateful.tsx'> = {}
  expectTypeOf(untried).toExtend<object>()
})
