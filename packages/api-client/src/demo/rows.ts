// Types of the compact rows from which the demo's records are built.

import type { Status } from '../contract/base/fields'
import type { weekdays } from '../contract/base/opening-hours'
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

export type FloorRow = {
  key: string
  /** The key of a garage row; without one it is a floor of the mall itself. */
  garage?: string
  name: Four
  title: Four
  areaId: string
  /** Markers with their position on the plan, from 0 to 1. */
  markers: [label: Four, x: number, y: number][]
  areas: [code: string, left: number, top: number, right: number, bottom: number][]
  status?: Status
}

/** A connector with its floors' keys and its place on each plan, from 0 to 1. */
export type ConnectorRow = {
  key: string
  name: Four
  kind: 'lift' | 'escalator'
  direction?: 'up' | 'down'
  stops: [floor: string, x: number, y: number][]
}

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
