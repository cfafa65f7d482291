// Recipes that render each exported part with given props, for the conformance tests.

import type { ReactElement } from 'react'

/** Props that every part must pass to its root element. */
export type Probe = {
  className: string
  ref: (element: Element | null) => void
  'data-probe': string
}

/** Renderers of parts that need context or props; other parts are rendered without. */
export type Recipes = Record<string, (probe: Probe) => ReactElement>
