import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, spyOn } from 'storybook/test'
import { KioskUiProvider } from '../theme/kiosk-ui-provider'
import { inAllStates } from './all-states'
import { twoFrames } from './at-rest'
import { draw, inEach, type Wrap } from './draw'
import { notMirrored, placesOf, standsOut } from './mirrored'
import { partOf } from './part-of'
import { parts } from './parts/parts'
import { faultsInSettings } from './settings'
import { faultsOfState, type Stateful } from './stateful/state-checks'
import { stateful } from './stateful/stateful'
import { countTraces } from './strict'
import { type Third, third } from './thirds'

/**
 * Each exported part has one root element, which accepts `className`, `ref` and other attributes, has `data-slot`, and
 * with classes that a caller can override. In right-to-left text it is mirrored, without overflow, and its arrows are
 * reversed. It respects the user's settings: reduced motion, forced colours, touch screens, 200 % zoom.
 */
const meta = { title: 'Kit/Conformance', tags: ['!autodocs', '!dev'], render: () => <></> } satisfies Meta

export default meta

const fromRight: Wrap = (drawn) => <KioskUiProvider direction="rtl">{drawn}</KioskUiProvider>

const style = () => <style>{'@layer app { .callers-own { scroll-margin-top: 37px } }'}</style>

/** Each part accepts what its caller gives it. */
const everyPart = (which: Third): StoryObj => ({
  render: style,
  play: async () => {
    const faults = await inEach(third(parts, which), ({ name, given, root, faults: drawing }) => [
      ...drawing,
      ...(given?.getAttribute('data-slot') ? [] : [`${name} has no data-slot`]),
      ...(root?.classList.contains('callers-own') ? [] : [`${name} drops className`]),
      ...(root && getComputedStyle(root).scrollMarginTop === '37px' ? [] : [`${name} wins over its caller's class`]),
    ])
    await expect(faults).toEqual([])
  },
})

export const EveryPartFirst = everyPart('first')
export const EveryPartSecond = everyPart('second')
export const EveryPartThird = everyPart('third')

/** Each part without text is drawn twice: from left to right, with each setting in turn, and from right to left. */
const everyPartInSettings = (which: Third): StoryObj => ({
  play: async () => {
    const ltr = new Map<string, ReturnType<typeof placesOf>>()
    const faults = await inEach(third(parts, which), async ({ name, root }) => {
      if (!root) return []
      ltr.set(name, placesOf(root, 'ltr'))
      return (await faultsInSettings(root)).map((fault) => `${name}: ${fault}`)
    })
    const mirrored = await inEach(
      third(parts, which),
      ({ name, root }) => {
        if (!root) return []
        const rtl = placesOf(root, 'rtl')
        return [...notMirrored(ltr.get(name) ?? [], rtl), ...standsOut(root)].map((fault) => `${name}: ${fault}`)
      },
      fromRight,
    )
    await expect([...faults, ...mirrored]).toEqual([])
  },
})

// parts with text, below, are drawn in every run
export const EveryPartInSettingsFirst: StoryObj = { ...everyPartInSettings('first'), tags: ['nightly'] }
export const EveryPartInSettingsSecond: StoryObj = { ...everyPartInSettings('second'), tags: ['nightly'] }
export const EveryPartInSettingsThird: StoryObj = { ...everyPartInSettings('third'), tags: ['nightly'] }

/** The same for parts in their stories, with text. */
const everyPartInAllStates = (which: Third): StoryObj => ({
  play: async () => {
    const faults = await inAllStates(async (draw) => {
      const root = await draw()
      const ltr = placesOf(root, 'ltr')
      const inSettings = await faultsInSettings(root)
      return [...inSettings, ...notMirrored(ltr, placesOf(await draw(fromRight), 'rtl'))]
    }, which)
    await expect(faults).toEqual([])
  },
})

export const EveryPartInAllStatesFirst = everyPartInAllStates('first')
export const EveryPartInAllStatesSecond = everyPartInAllStates('second')
export const EveryPartInAllStatesThird = everyPartInAllStates('third')

/** Double effects of StrictMode have one result, and none after unmounting. */
const strict = (which: Third): StoryObj => ({
  play: async () => {
    const errors = spyOn(console, 'error')
    // deferred code, and React's own listeners, added once a page
    await inEach(parts.slice(0, 1), () => [])
    const counting = countTraces()
    try {
      for (const [name, part] of third(parts, which)) {
        const before = await counting.atRest()
        const once = await draw(name, part)
        const drawn = await counting.atRest()
        once.erase()
        await expect(await counting.settled(before), `${name}, gone`).toEqual(before)
        const twice = await draw(name, part, (it) => <StrictMode>{it}</StrictMode>)
        await expect(await counting.settled(drawn), `${name} in StrictMode`).toEqual(drawn)
        twice.erase()
        await expect(await counting.settled(before), `${name}, gone from StrictMode`).toEqual(before)
      }
    } finally {
      counting.stop()
    }
    await expect(errors.mock.calls).toEqual([])
  },
})

// only React's development build runs effects twice, and only `npm run test:all` has it
export const StrictFirst: StoryObj = { ...strict('first'), tags: ['nightly'] }
export const StrictSecond: StoryObj = { ...strict('second'), tags: ['nightly'] }
export const StrictThird: StoryObj = { ...strict('third'), tags: ['nightly'] }

/** Stateful parts work controlled and uncontrolled, and report each change once. */
const controlledAndUncontrolled = (which: Third): StoryObj => ({
  play: async () => {
    const faults: string[] = []
    for (const [name, part] of third(Object.entries<Stateful>(stateful), which)) {
      faults.push(...(await faultsOfState(name, part)))
    }
    await expect(faults).toEqual([])
  },
})

export const ControlledAndUncontrolledFirst = controlledAndUncontrolled('first')
export const ControlledAndUncontrolledSecond = controlledAndUncontrolled('second')
export const ControlledAndUncontrolledThird = controlledAndUncontrolled('third')

/** What a server has rendered is taken over as it is. */
export const Hydrated: StoryObj = {
  play: async () => {
    const rendered: Record<string, string> = await (await fetch('/rendered-parts.json')).json()
    const warnings = spyOn(console, 'error').mockImplementation(() => {})
    const faults: string[] = []
    for (const [name, html] of Object.entries(rendered)) {
      warnings.mockClear()
      const home = document.body.appendChild(document.createElement('div'))
      home.innerHTML = html
      const root = hydrateRoot(home, partOf(name), {
        onRecoverableError: (error) => faults.push(`${name}: ${error instanceof Error ? error.message : error}`),
        onUncaughtError: (error) => faults.push(`${name}: ${error instanceof Error ? error.message : error}`),
      })
      await twoFrames()
      faults.push(...warnings.mock.calls.map((call) => `${name}: ${call.slice(0, 3).join(' ')}`))
      root.unmount()
      home.remove()
    }
    warnings.mockRestore()
    await expect(Object.keys(rendered)).toHaveLength(parts.length)
    await expect(faults).toEqual([])
  },
}
