import type { Plugin } from 'vite'

const states = { hover: 'hover', active: 'pressed', 'focus-visible': 'focus' }

/** Neither a part of a class name, behind a backslash, nor the question `(hover:hover)` of a media query. */
const pseudo = /(?<!\\|\(hover):(hover|active|focus-visible)(?![\w\\-])/g

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
    const seen = (state: keyof typeof states) => `:is(:${state}, [data-force~="${states[state]}"])`
    const steady = code.replaceAll(hovering, '@media not all and (pointer: coarse)')
    return { code: steady.replaceAll(pseudo, (_, state: keyof typeof states) => seen(state)), map: null }
  },
})
