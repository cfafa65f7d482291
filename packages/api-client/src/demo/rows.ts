import type { Status } from '../contract/fields'
import type { Span } from './dates'
import type { Hours } from './hours'
import type { LogoSpec } from './pictures/logo'
import type { MotifName } from './pictures/motifs'
import type { Palette } from './pictures/palette'
import type { Scene } from './pictures/scenes'
import type { Four } from './texts'

/** A shop is 1, a restaurant or café 2, a service company 3. */
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

/** What the mall itself offers, in its order. */
export type ServiceRow = [key: string, name: Four, areaId: string | null, art: Art, status?: Status]

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
