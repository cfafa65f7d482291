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

type Module =
  | typeof kit
  | typeof charts
  | typeof command
  | typeof floorPlan
  | typeof hours
  | typeof map
  | typeof media
  | typeof permissions
  | typeof richText
  | typeof schedule
  | typeof slideshow
  | typeof slideshowEditor
  | typeof stations
  | typeof table
  | typeof tableEdit
  | typeof tableOrder

/** Names of parts with a prop: `Select`, `Dialog.Root`. */
type WithProp<In, Prop extends string, Prefix extends string = ''> = In extends unknown
  ? {
      [Name in keyof In & string]: Name extends Capitalize<Name>
        ? // biome-ignore lint/suspicious/noExplicitAny: whatever a part returns
          In[Name] extends (props: infer Props) => any
          ? Prop extends keyof Props
            ? `${Prefix}${Name}`
            : never
          : In[Name] extends object
            ? WithProp<In[Name], Prop, `${Name}.`>
            : never
        : never
    }[keyof In & string]
  : never

/** Names of exported parts with the prop, or with any prop of a union. */
export type PartsWith<Prop extends string> = Prop extends unknown ? WithProp<Module, Prop> : never
