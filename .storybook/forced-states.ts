import type { Plugin } from 'vite'

const states = { hover: 'hover', active: 'pressed', 'focus-visible': 'focus' }

/**
 * A pseudo-class of a selector; not a part of a class name, behind a backslash. The conditions of at-rules are matched too, to
 * be kept as they are: in `(hover:hover)` and `(forced-colors:active)` the same words are values.
 */
const pseudo = /@(?:media|container|supports)[^{;]*|(?<!\\):(hover|active|focus-visible)(?![\w\\-])/g

/**
 * A browser without a screen forgets its mouse once it has played a touch screen, and says that nothing hovers ever after.
 * That it has no touch screen it does say.
 */
const hovering = /@media\s*\((?:hover:\s*hover|pointer:\s*fine)\)/g

/**
 * Lets a story show what otherwise needs a pointer or a key: `data-force="hover"` (`pressed`, `focus`) on an element
 * makes the style sheets see it so. Stories only: consumers' style sheets know nothing of it.
 */
export const forcedStates = (): Plugin => ({
  name: 'forced-states',
  // Runs between Tailwind, which comes before everything, and Vite's own wrapping of the sheet into a module.
  transform(code, id) {
    if (!/\.css(\?|$)/.test(id)) return undefined
    const steady = code.replaceAll(hovering, '@media not all and (pointer: coarse)')
    const forced = steady.replaceAll(pseudo, (found, state?: keyof typeof states) =>
      state ? `:is(:${state}, [data-force~="${states[state]}"])` : found,
    )
    return { code: forced, map: null }
  },
})
