import { virtual } from '@guidepup/virtual-screen-reader'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Visit } from '../screens/visit'
import { ids } from '../testing/guide-fixture'
import { drawnVisitStory } from '../testing/visit-story'

const meta = {
  title: 'Kiosk/Screen reader',
  ...drawnVisitStory,
} satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

/** Reads a part of the page from its beginning, and expects phrases in this order; others may be between them. */
async function expectToRead(container: HTMLElement, phrases: readonly string[]) {
  await virtual.start({ container })
  try {
    const read = async () => (await virtual.spokenPhraseLog()).join('\n')
    const last = phrases.at(-1) ?? ''
    for (let count = 0; count < 150 && !(await read()).includes(last); count += 1) await virtual.next()
    const log = await virtual.spokenPhraseLog()
    let from = 0
    for (const phrase of phrases) {
      const at = log.findIndex((one, index) => index >= from && one === phrase)
      await expect(at, `${phrase} in ${log.slice(from).join(' | ')}`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
  } finally {
    await virtual.stop()
  }
}

/** The start page: the menu, and the day. */
export const Start: Story = {
  play: async ({ canvas }) => {
    await expectToRead(await canvas.findByRole('main'), [
      'navigation, Menu',
      'button, Shops',
      'heading, Today, level 2',
    ])
  },
}

/** The search: its field, its letters, its results and its keyboard. */
export const Search: Story = {
  args: { first: { at: 'search' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox', { name: 'Search' })
    await expectToRead(canvas.getByRole('main'), [
      'heading, Search, level 1',
      'button, Open now, not pressed',
      'group, First letter',
      'button, A, disabled, not pressed',
    ])
  },
}

/** A shop: what it is, when it is open, and the way to it. */
export const Shop: Story = {
  args: { first: { at: 'item', id: ids.fjell } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Fjell Sport' })
    await expectToRead(canvas.getByRole('main'), [
      'heading, Fjell Sport, level 1',
      'Open now, closes at 17:00',
      'heading, Opening hours, level 2',
    ])
  },
}

/** A way: its steps, and the buttons that walk them. */
export const Way: Story = {
  args: { first: { at: 'pathfinder', to: { name: 'Volt Elektronik', areaId: 'B01' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next step' })
    await expectToRead(canvas.getByRole('main'), [
      'heading, Volt Elektronik, level 1',
      'button, Step-free, not pressed',
      'application, Map of Level 1, Press Enter to move the map with the arrow keys. Zoom with plus and minus.',
      'Step 1 of 4',
      'button, Next step, not disabled',
    ])
  },
}
