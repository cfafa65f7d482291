// Types of the compact rows from which the demo's records are built.

import type { Status } from '../contract/base/fields'
import type { weekdays } from '../contract/base/opening-hours'
import type { BodyOf } from '../contract/index'
import type { Span } from './dates'
import type { Hours } from './hours'
import type { LogoSpec } from './pictures/logo'
import type { MotifName } from './pictures/motifs'
import type { Palette } from './pictures/palette'
import type { Scene } from './pictures/scenes'
import type { Four } from './texts'

type Weekday = (typeof weekdays)[number]

/** Type of an item row: shop (1), restaurant or café (2), service company (3). */
export type Type = 1 | 2 | 3

type AmenityKind = NonNullable<BodyOf<'floor'>['map']>['amenities'][number]['kind']

/** A drawing and its colours. */
export type Art = `${MotifName} ${Palette}`

export type CategoryRow = [key: string, name: Four, art: Art, parent?: string]

/** `categories` are keys of category rows; a logo left out is a monogram, `none` is none. */
export type ItemRow = [
  name: string,
  categories: string,
  hours: Hours,
  areaId: string,
  logo?: LogoSpec | '' | 'none',
  status?: Status,
]

export type EventRow = {
  key: string
  name: Four
  time: [hour: number, minute: number]
  span: Span
  art: Scene
  /** Paragraphs. */
  description: Four[]
  status?: Status
}

/** A service of the mall. */
export type ServiceRow = [key: string, name: Four, areaId: string | null, art: Art, status?: Status]

export type SlideshowRow = {
  key: string
  kind: 'info' | 'screensaver'
  /** Name for staff, in the mall's first language. */
  name: string
  speed?: 'slow' | 'verySlow' | { custom: number }
  animation?: 'slide' | 'zoom'
  /** A colour, or the name of a picture. */
  background: string
  hours?: [from: string, to: string, weekdays: Weekday[]]
  span?: Span
  /** `picture` is the name of one of the mall's pictures. */
  slides: { name: string; picture?: string; words: Four[] }[]
  status?: Status
}

export type GarageRow = [key: string, name: Four]

/** What is drawn on a plan. Points are `x,y` in metres, areas their corners, or two opposite ones of a rectangle. */
export type PlanRow = {
  /** Position in the building: 0 is the street. */
  ordinal: number
  /** The name inside a sentence. */
  spoken: Four
  /** The building's outer walls. */
  outline: string
  /** Where visitors walk. */
  halls: string[]
  /** Units side by side: both ends of their fronts, both ends of their backs or the depth, and codes with shares of the width. */
  rows?: [front: string, back: string | number, units: string][]
  /** Other units: code, corners, doors. */
  shapes?: [code: string, corners: string, doors: string][]
  voids?: string[]
  /** Planters, within halls. */
  obstacles?: string[]
  /** Parking bays, side by side. */
  bays?: string[]
  amenities: [kind: AmenityKind, x: number, y: number, name?: Four][]
}

export type FloorRow = PlanRow & {
  key: string
  /** The key of a garage row; without one it is a floor of the mall itself. */
  garage?: string
  name: Four
  title: Four
  areaId: string
  /** Markers with their position in metres. */
  markers: [label: Four, x: number, y: number][]
  status?: Status
}

/** A connector with what it takes up on each floor, and its stops: floors' keys, position in metres, direction of the exit. */
export type ConnectorRow = {
  key: string
  name: Four
  kind: 'lift' | 'escalator' | 'stairs'
  direction?: 'up' | 'down'
  body: string
  stops: [floors: string, x: number, y: number, exit: number][]
}

/** A station with its position in metres and the direction in which its screen faces. */
export type StationRow = [
  code: string,
  name: string,
  areaId: string | null,
  floor: string,
  x: number,
  y: number,
  bearing: number,
]

export type PlaceRow = {
  key: string
  name: Four
  art: Art
  /** Position on the map, or on the plan of a floor row. */
  at: { latitude: number; longitude: number } | { floor: string; x: number; y: number }
  description: Four[]
  status?: Status
}

export type OfferRow = {
  key: string
  /** The name of a shop, restaurant or service company. */
  shop: string
  name: Four
  span: Span
  art?: Art
  description: Four[]
  status?: Status
}
