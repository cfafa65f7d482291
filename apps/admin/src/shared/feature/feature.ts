import type { Area, LanguageCode, MenuGroup, TileName, TypeNumber } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A name in each language. */
export type Names = Readonly<Record<LanguageCode, string>>

/** What staff read of a field, outside its form too: in lists, filters, history and files. */
export type FieldWords = {
  /** @default the label that all kinds of content share */
  label?: Names
  /** Labels of the values of a choice: `{ small: { en: 'Small', … } }`. */
  choices?: Readonly<Record<string, Names>>
  /** Unit of a number: `kg`. */
  unit?: string
}

/** Records of a screen, for links to them and for creating them from other screens. */
export type Records<R extends string = string> = {
  resource: R
  /** Subset for resources that several screens share. @default those that no other screen lists */
  only?: { type?: TypeNumber; kind?: string }
  /** Singular: "Offer". */
  noun: Names
  /** Create command in the palette: "New offer". Without it there is no command. */
  create?: Names
  /** Words of the fields, and of choices inside a field, by the name of the part. */
  fields?: { readonly [field: string]: FieldWords | undefined }
  /** Dialog that opens a record. */
  dialog?: string
  /** Address of a record with a page instead of a dialog; `mallId` is the mall of this tab. */
  address?: (id: string, mallId: string) => string
  /** Address that creates a record. @default the dialog without an id */
  createAddress?: string
}

/** Dashboard tile that links to the screen. */
export type FeatureTile = {
  name: TileName
  /** What its second line counts. @default it has none */
  line?: 'categories' | 'categoriesAndFloors' | 'offersAndShops'
  /** Groups that count Active and InActive records separately. @default all records are counted together */
  parts?: readonly ('indoors' | 'outdoors')[]
  /** Path of the screen that provides title and count. @default its own screen */
  of?: string
  /** Link target, where the specification spells the path differently. @default the screen's path */
  path?: string
  /** @default the screen's icon */
  icon?: 'P'
}

/** A screen with its menu entry, names and code. */
export type Feature = {
  name: string
  /** Title in menu, breadcrumbs and palette. */
  title: Names
  /** Screens with the same entry share one menu item, which links to the first that the user may read. @default name */
  entry?: string
  /** Spelled as in the specification; matched case-insensitively. */
  path: string
  /** Further paths of the screen, with parameters: `/published/shops/:id`. */
  also?: readonly string[]
  /** Required read permission; everyone may open a screen without an area. */
  area?: Area
  records?: readonly Records[]
  tile?: FeatureTile
  /** Whether the menu lists it. @default true */
  inMenu?: false
  /** @default the group of its area */
  group?: MenuGroup
  icon: LucideIcon
  load: () => Promise<{ feature: Loaded }>
}

export type Loaded = {
  screen: ReactNode
  /** Hook that delays the screen while it loads required data. */
  usePreload?: () => { loading: boolean }
}
