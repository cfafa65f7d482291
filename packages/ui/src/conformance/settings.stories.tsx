import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { browserUnderTest } from './browser'
import { cutOff } from './cut-off'
import { loadDeferredCode } from './deferred'
import { draw } from './draw'
import { parts } from './parts/parts'
import { moving } from './settings'

/**
 * The checks of the settings that every part respects (`conformance.stories.tsx`) find faults. Only the test browser can
 * change settings, so they run there.
 */
const meta = { title: 'Kit/Conformance to settings', tags: ['!autodocs', '!dev'], render: () => <></> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const enough = 5

/** Without the setting for reduced motion, parts move. */
export const Motion: Story = {
  play: async () => {
    const browser = browserUnderTest()
    await browser.prefer({ 'prefers-reduced-motion': 'no-preference' })
    await loadDeferredCode()
    const found: string[] = []
    for (const [name, part] of parts) {
      if (found.length > enough) break
      const drawn = await draw(name, part)
      browser.move(true)
      found.push(...moving())
      browser.move(false)
      drawn.erase()
    }
    await expect(found.length).toBeGreaterThan(enough)
  },
}

/** Text that overflows, and a covered button. */
export const CutOff: Story = {
  play: async () => {
    const part = document.body.appendChild(document.createElement('div'))
    part.innerHTML =
      '<p style="width: 40px; overflow: hidden; white-space: nowrap">Too long to fit</p>' +
      '<div style="display: grid"><button style="grid-area: 1/1">A</button><p style="grid-area: 1/1; z-index: 1">B</p></div>'
    await expect(cutOff(part)).toEqual(['p cuts “Too long to fit”', 'button is covered'])
    part.remove()
  },
}
