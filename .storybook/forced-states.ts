import type { Plugin } from 'vite'

const states = { hover: 'hover', active: 'pressed', 'focus-visible': 'focus' }

/**
 * Matches a pseudo-class, but not an escaped part of a class name. At-rule conditions are matched to skip them: in
 * `(hover:hover)` and `(forced-colors:active)` the same words are values.
 */
const pseudo = /@(?:media|container|supports)[^{;]*|(?<!\\):(hover|active|focus-visible)(?![\w\\-])/g

/** After touch emulation, a headless browser reports that nothing can hover. These media queries are replaced. */
const hovering = /@media\s*\((?:hover:\s*hover|pointer:\s*fine)\)/g

/**
 * Shows states that need a pointer or a key: `data-force="hover"` (`pressed`, `focus`) on an element makes the style
 * sheets match. For stories only; published style sheets do not contain it.
 */
export const forcedStates = (): Plugin => ({
  name: 'forced-states',
  // Runs after Tailwind and before Vite wraps the sheet into a module.
  transform(code, id) {
    if (!/\.css(\?|$)/.test(id)) return undefined
    const steady = code.replaceAll(hovering, '@media not all and (pointer: coarse)')
    const forced = steady.replaceAll(pseudo, (found, state?: keyof typeof states) =>
      state ? `:is(:${state}, [data-force~="${states[state]}"])` : found,
    )
    return { code: forced, map: null }
  },
})
