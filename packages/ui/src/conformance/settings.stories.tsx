import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inAllStates } from './all-states'
import { browserUnderTest } from './browser'
import { cutOff } from './cut-off'
import { inEach } from './draw'
import { parts } from './parts/parts'
import { beyondTheWindow, moving, withoutEdge, withoutFocusRing } from './settings'

/**
 * Every part respects user settings: reduced motion, forced colours, 200 % zoom. Only the test browser can set these,
 * so they run there.
 */
const meta = { title: 'Kit/Conformance to settings', tags: ['!autodocs', '!dev'], render: () => <></> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const named = (name: string, faults: readonly string[]) => faults.map((fault) => `${name}: ${fault}`)

/** Without the setting much moves, which proves that the following checks can fail. */
export const Motion: Story = {
  play: async () => {
    const browser = browserUnderTest()
    browser.move(true)
    await browser.prefer({ 'prefers-reduced-motion': 'no-preference' })
    await expect((await inEach(parts, moving)).length).toBeGreaterThan(5)
  },
}

async function reduceMotion() {
  const browser = browserUnderTest()
  browser.move(true)
  await browser.prefer({ 'prefers-reduced-motion': 'reduce' })
}

/** Only a slow spinner moves. */
export const ReducedMotion: Story = {
  play: async () => {
    await reduceMotion()
    await expect(await inEach(parts, ({ name }) => named(name, moving()))).toEqual([])
  },
}

/** The same for parts in their stories. */
export const ReducedMotionInAllStates: Story = {
  play: async () => {
    await reduceMotion()
    const faults = await inAllStates(async (draw) => {
      await draw()
      return moving()
    })
    await expect(faults).toEqual([])
  },
}

const forceColours = () => browserUnderTest().prefer({ 'forced-colors': 'active' })

const faultsInForcedColours = (root: Element) => [...withoutEdge(root), ...withoutFocusRing(root)]

/** Controls keep an edge and a visible focus ring. */
export const ForcedColours: Story = {
  play: async () => {
    await forceColours()
    const faults = await inEach(parts, ({ name, root }) => (root ? named(name, faultsInForcedColours(root)) : []))
    await expect(faults).toEqual([])
  },
}

/** The same for parts in their stories. */
export const ForcedColoursInAllStates: Story = {
  play: async () => {
    await forceColours()
    await expect(await inAllStates(async (draw) => faultsInForcedColours(await draw()))).toEqual([])
  },
}

/** Text that overflows, and a covered button. */
function spoiltPart() {
  const part = document.body.appendChild(document.createElement('div'))
  part.innerHTML =
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">Too long to fit</p>' +
    '<div style="display: grid"><button style="grid-area: 1/1">A</button><p style="grid-area: 1/1; z-index: 1">B</p></div>'
  return part
}

/** At 200 % a window is half as wide. */
const zoom = () => browserUnderTest().resize(600, 450)

const faultsZoomed = (root: Element) => [...beyondTheWindow(root), ...cutOff(root)]

/** At 200 % no text is cut off, no control covered, and nothing scrolls horizontally. */
export const Zoomed: Story = {
  play: async () => {
    await zoom()
    const spoilt = spoiltPart()
    await expect(cutOff(spoilt)).toEqual(['p cuts “Too long to fit”', 'button is covered'])
    spoilt.remove()
    const faults = await inEach(parts, ({ name, root }) => (root ? named(name, faultsZoomed(root)) : []))
    await expect(faults).toEqual([])
  },
}

/** The same for parts in their stories. */
export const ZoomedInAllStates: Story = {
  play: async () => {
    await zoom()
    await expect(await inAllStates(async (draw) => faultsZoomed(await draw()))).toEqual([])
  },
}
