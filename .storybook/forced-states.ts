import type { Plugin } from 'vite'

const states = { hover: 'hover', active: 'pressed', 'focus-visible': 'focus' }

/**
 * Lets a story show what otherwise needs a pointer or a key: `data-force="hover"` (`pressed`, `focus`) on an element
 * makes the style sheets see it so. Stories only: consumers' style sheets know nothing of it.
 */
export const forcedStates = (): Plugin => ({
  name: 'forced-states',
  // Runs between Tailwind, which comes before everything, and Vite's own wrapping of the sheet into a module.
  transform(code, id) {
    if (!/\.css(\?|$)/.test(id)) return undefined
    return {
      code: Object.entries(states).reduce(
        // A colon behind a backslash belongs to a class name.
        (css, [state, name]) =>
          css.replaceAll(
            new RegExp(`(?<!\\\\):${state}(?![\\w\\\\-])`, 'g'),
            `:is(:${state}, [data-force~="${name}"])`,
          ),
        code,
      ),
      map: null,
    }
  },
})
