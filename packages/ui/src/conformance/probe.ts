import type { ReactElement } from 'react'

/** What every part must pass on to its root element. */
export type Probe = {
  className: string
  ref: (element: Element | null) => void
  'data-probe': string
}

/** How to draw the parts that need a surrounding or a prop; the others are drawn with nothing. */
export type Recipes = Record<string, (probe: Probe) => ReactElement>
