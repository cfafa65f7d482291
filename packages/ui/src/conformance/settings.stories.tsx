import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inAllStates } from './all-states'
import { browserUnderTest } from './browser'
import { cutOff } from './cut-off'
import { inEach } from './draw'
import { parts } from './parts'
import { beyondTheWindow, moving, withoutEdge, withoutFocusRing } from './settings'

/**
 * Every part keeps to what its readers have set: less motion, colours of their own, letters twice as large. Only the
 * tests can set these, so they run there.
 */
const meta = { title: 'Kit/Conformance to settings', tags: ['!autodocs', '!dev'], render: () => <></> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const named = (name: string, faults: readonly string[]) => faults.map((fault) => `${name}: ${fault}`)

/** Nothing moves but a slow spinner; without the setting, much does. */
export const ReducedMotion: Story = {
  play: async () => {
    const browser = browserUnderTest()
    browser.move(true)
    await browser.prefer({ 'prefers-reduced-motion': 'no-preference' })
    await expect((await inEach(parts, moving)).length).toBeGreaterThan(5)
    await browser.prefer({ 'prefers-reduced-motion': 'reduce' })
    await expect(await inEach(parts, ({ name }) => named(name, moving()))).toEqual([])
    const faults = await inAllStates(async (draw) => {
      await draw()
      return moving()
    })
    await expect(faults).toEqual([])
  },
}

/** Controls keep an edge, and what has the focus shows it. */
export const ForcedColours: Story = {
  play: async () => {
    await browserUnderTest().prefer({ 'forced-colors': 'active' })
    const faultsOf = (root: Element) => [...withoutEdge(root), ...withoutFocusRing(root)]
    await expect(await inEach(parts, ({ name, root }) => (root ? named(name, faultsOf(root)) : []))).toEqual([])
    await expect(await inAllStates(async (draw) => faultsOf(await draw()))).toEqual([])
  },
}

/** Letters that do not fit, and a button that another lies over. */
function spoiltPart() {
  const part = document.body.appendChild(document.createElement('div'))
  part.innerHTML =
    '<p style="width: 40px; overflow: hidden; white-space: nowrap">Too long to fit</p>' +
    '<div style="display: grid"><button style="grid-area: 1/1">A</button><p style="grid-area: 1/1; z-index: 1">B</p></div>'
  return part
}

/** At 200 % a window is half as wide: no letter is cut, no control covered, and nobody scrolls sideways. */
export const Zoomed: Story = {
  play: async () => {
    await browserUnderTest().resize(600, 450)
    const spoilt = spoiltPart()
    await expect(cutOff(spoilt)).toEqual(['p cuts “Too long to fit”', 'button is covered'])
    spoilt.remove()
    const faultsOf = (root: Element) => [...beyondTheWindow(root), ...cutOff(root)]
    const faults = await inEach(parts, ({ name, root }) => (root ? named(name, faultsOf(root)) : []))
    const inStates = await inAllStates(async (draw) => faultsOf(await draw()))
    await expect([...faults, ...inStates]).toEqual([])
  },
}
