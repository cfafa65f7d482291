import type { Area, LanguageCode, MenuGroup, TileName, TypeNumber } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A name in each language. */
export type Names = Readonly<Record<LanguageCode, string>>

/** The records that a screen lists, for those who name one, lead to one or make one elsewhere. */
export type Records<R extends string = string> = {
  resource: R
  /** Which of them, where several screens list some each. @default those that no other screen lists */
  only?: { type?: TypeNumber; kind?: string }
  /** What one of them is called: "Offer". */
  noun: Names
  /** What the palette calls the making of one: "New offer". Without it, the palette makes none. */
  create?: Names
  /** The dialog that opens one. */
  dialog?: string
  /** The address of a record that has a page instead of a dialog; `mallId` is the mall of this tab. */
  address?: (id: string, mallId: string) => string
  /** Where a new one is made. @default the dialog, empty */
  createAddress?: string
}

/** The tile of the overview that leads to the screen. */
export type FeatureTile = {
  name: TileName
  /** What its lines say. */
  lines: 'activeAndNot' | 'categories' | 'categoriesAndFloors' | 'offersAndShops' | 'partsOnly'
  /** Parts of it, each with its Active and InActive ones. */
  parts?: readonly ('garages' | 'indoors' | 'outdoors')[]
  /** The path of the screen that lists what it counts, and that names it. @default its own screen */
  of?: string
  /** Where the tile leads, where the specification writes the address otherwise there. @default the screen's path */
  path?: string
  /** @default the screen's */
  icon?: 'P'
}

/** A screen: its place in the menu, its names and its code. */
export type Feature = {
  name: string
  /** What menu, breadcrumbs and palette call it. */
  title: Names
  /** Screens with the same entry share one entry of the menu: it leads to the first that the user may read. @default name */
  entry?: string
  /** Written as in the specification; matched whatever its letter case. */
  path: string
  /** Further addresses of its screen, of one thing in it: `/published/shops/:id`. */
  also?: readonly string[]
  /** Who may read it sees it in the menu; everyone sees what has none. */
  area?: Area
  records?: readonly Records[]
  tile?: FeatureTile
  /** Whether the menu has an entry for it. @default true */
  inMenu?: false
  /** @default the group of its area */
  group?: MenuGroup
  icon: LucideIcon
  load: () => Promise<{ feature: Loaded }>
}

export type Loaded = {
  screen: ReactNode
  /** A hook that says whether what the screen cannot be entered without is still on its way. */
  usePreload?: () => { loading: boolean }
}
