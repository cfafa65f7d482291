import { virtual } from '@guidepup/virtual-screen-reader'
import type { LanguageCode } from '@kiosk-admin/api-client'
import type { KioskOrientation } from '@kiosk-admin/ui/headless'
import type { StoryObj } from '@storybook/react-vite'
import { computeAccessibleName } from 'dom-accessibility-api'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import '../kiosk.css'
import { type AccessMode, accessContext } from '../screens/access/access-context'

/** What a screen is shown in. */
export type ScreenState = { language: LanguageCode; orientation: KioskOrientation; mode?: AccessMode }

type Size = readonly [width: number, height: number, zoom: number]
const upright: Size = [1080, 1920, 0.38]
const lying: Size = [1920, 1080, 0.38]
const phone: Size = [390, 844, 0.86]

/** Each language, mode and kind of display once; reduced motion is how all stories run, dark a second picture. */
const states: readonly (ScreenState & { size: Size })[] = [
  { language: 'en', orientation: 'portrait', size: upright },
  { language: 'en', orientation: 'portrait', size: upright, mode: 'contrast' },
  { language: 'en', orientation: 'portrait', size: upright, mode: 'large' },
  { language: 'en', orientation: 'portrait', size: upright, mode: 'low' },
  { language: 'se', orientation: 'portrait', size: upright },
  { language: 'no', orientation: 'portrait', size: upright },
  { language: 'is', orientation: 'portrait', size: upright },
  { language: 'is', orientation: 'portrait', size: phone },
  { language: 'se', orientation: 'landscape', size: lying },
  { language: 'en', orientation: 'landscape', size: lying, mode: 'contrast' },
]

/** Rules about a whole page, where this one has ten. */
const ofPage = ['duplicate-id-aria', 'landmark-unique', 'landmark-no-duplicate-main', 'landmark-no-duplicate-banner']
const ofStories = ['region', 'landmark-one-main', 'page-has-heading-one', 'landmark-no-duplicate-contentinfo']

/** For stories with the tag `sheet`. */
export const allStatesParameters = {
  bare: true,
  layout: 'fullscreen',
  picture: { of: '[data-sheet]' },
  a11y: {
    config: { rules: [...ofPage, ...ofStories].map((id) => ({ id, enabled: false })) },
    // drawn at about a third of their size
    options: { rules: { 'target-size': { enabled: false } } },
  },
}

/** A virtual screen reader comes across every control, in this order, by its name. */
async function expectToReadControls(container: HTMLElement) {
  const names = [...container.querySelectorAll('button, input, [role="application"]')]
    .filter((control) => control.checkVisibility())
    .map((control) => computeAccessibleName(control))
  await expect(names).not.toContain('')
  await virtual.start({ container })
  try {
    const [first, firstPhrase] = [virtual.activeNode, await virtual.lastSpokenPhrase()]
    const read = [firstPhrase]
    // it begins again at the end
    do {
      await virtual.next()
      read.push(await virtual.lastSpokenPhrase())
    } while (virtual.activeNode !== first || read.at(-1) !== firstPhrase)
    let from = 0
    for (const name of names) {
      const at = read.findIndex((phrase, index) => index >= from && phrase.includes(name))
      await expect(at, `${name} in ${read.slice(from).join(' | ')}`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
  } finally {
    await virtual.stop()
  }
}

/**
 * A screen in every language and mode, on displays of every kind, one picture for all. Checks that each has `selector`, that
 * nothing is wider than its display, and what a screen reader reads.
 */
export const allStates = (selector: string, screen: (state: ScreenState) => ReactNode) =>
  ({
    render: () => (
      <div data-sheet style={{ display: 'flex', flexWrap: 'wrap', gap: 8, width: 1680 }}>
        {states.map(({ size: [width, height, zoom], ...state }) => (
          <div
            key={`${state.language} ${state.mode} ${width}`}
            data-display
            style={{ width, height, zoom, overflow: 'auto', contain: 'layout' }}
          >
            <accessContext.Provider
              value={{
                modes: new Set(state.mode && [state.mode]),
                onToggle: () => {},
                speech: null,
                onSignLanguage: null,
              }}
            >
              {screen(state)}
            </accessContext.Provider>
          </div>
        ))}
      </div>
    ),
    play: async ({ canvasElement }) => {
      const displays = [...canvasElement.querySelectorAll('[data-display]')]
      await expect(displays).toHaveLength(states.length)
      for (const display of displays) {
        await waitFor(() => expect(display.querySelector(selector)).toBeVisible())
        await expect(display.scrollWidth).toBe(display.clientWidth)
      }
      await expectToReadControls(displays[0] as HTMLElement)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  }) satisfies StoryObj
