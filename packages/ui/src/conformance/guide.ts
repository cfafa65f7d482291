// Documentation of a part, written by hand in `parameters.guide` of its stories. Everything else on its page is
// generated from the sources.
import type { ReactNode } from 'react'

/** A right and a wrong use beside each other, rendered. */
export type Example = { text: string; render: () => ReactNode }

export type Guide = {
  /** When to use the part: one sentence each. */
  use: readonly string[]
  /** When not to use it, and what to use instead. */
  avoid: readonly string[]
  /** Keys, and what they do. Empty for a part without keys of its own. */
  keyboard: readonly (readonly [keys: string, action: string])[]
  /** What assistive technology gets, unless the names and roles of the elements say it. */
  accessibility?: readonly string[]
  /** Parts for the tables of props. @default the component of the stories */
  parts?: Readonly<Record<string, unknown>>
  do: Example
  dont: Example
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    guide?: Guide
  }
}
