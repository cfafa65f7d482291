import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Visit } from '../screens/visit'
import { fakeVoice } from '../testing/fake-voice'
import { type Canvas, drawnVisitStory, touch } from '../testing/visit-story'

const meta = {
  title: 'Kiosk/Speech',
  ...drawnVisitStory,
} satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>
type Said = ReturnType<typeof fakeVoice>

const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''))

/** Waits until each line is said, after the one before it. */
async function hears({ said }: Said, ...lines: (string | RegExp)[]) {
  for (const line of lines) {
    const expected: unknown = typeof line === 'string' ? line : expect.stringMatching(line)
    await waitFor(() => expect(said).toContainEqual(expected))
    const isIt = (one: string) => (typeof line === 'string' ? one === line : line.test(one))
    said.splice(0, said.findIndex(isIt) + 1)
  }
}

const turnOn = (canvas: Canvas) => touch(canvas, 'Read aloud')

const pages = fakeVoice()

/** A page says its title and how many controls it has, and each of them its name, role, state and place. */
export const Pages: Story = {
  tags: ['picture'],
  args: { voice: pages },
  play: async ({ canvas }) => {
    await turnOn(canvas)
    await hears(
      pages,
      'Reading aloud is on.',
      /^Use the up and down arrows to move through the page/,
      'Strandgallerian',
      /^\d+ items\.$/,
    )
    within(await canvas.findByRole('navigation', { name: 'Menu' }))
      .getByRole('button', { name: 'Shops' })
      .focus()
    await hears(pages, 'Menu. 9 items. Use all four arrow keys here.', 'Shops, button, 1 of 9')
    await press('ArrowRight')
    await hears(pages, 'Restaurants & cafés, button, 2 of 9')
    await press('ArrowLeft', 'Enter')
    await hears(pages, 'Shops', /^\d+ items\.$/)
    await canvas.findByRole('heading', { level: 1, name: 'Shops' })
    await press('Escape')
    await hears(pages, 'Strandgallerian', /^\d+ items\.$/)
    await expect(canvas.getByRole('button', { name: 'Louder' })).toBeVisible()
  },
}

const texts = fakeVoice()

/** With speech the arrows also stop at texts. At the end of the page, and by Enter, a line is said again. */
export const Texts: Story = {
  args: { voice: texts, first: { at: 'information' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'Welcome' })
    await turnOn(canvas)
    await hears(texts, 'Reading aloud is on.', 'Welcome')
    title.focus()
    await press('ArrowDown')
    await hears(texts, 'Opening hours, heading')
    await press('Enter')
    await hears(texts, 'Opening hours, heading')
    await touch(canvas, 'Read the page')
    await hears(texts, 'Welcome', 'Opening hours', 'Open now, closes at 17:00')
  },
}

const states = fakeVoice()

/** Toggles say their state, and say it again when it changes. */
export const States: Story = {
  args: { voice: states, first: { at: 'pathfinder' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('application')
    await turnOn(canvas)
    await hears(states, 'Reading aloud is on.')
    const stepFree = canvas.getByRole('button', { name: 'Step-free' })
    stepFree.focus()
    await hears(states, 'Step-free, button, off')
    await press('Enter')
    await hears(states, 'Step-free, on', /^Step-free: no stairs/)
    await press('Enter')
    await hears(states, 'Step-free, off')
    const map = canvas.getByRole('application')
    map.focus()
    await hears(states, 'Map of Level 1, Press Enter to move the map with the arrow keys. Zoom with plus and minus.')
    await press('Enter')
    await hears(states, 'Map of Level 1, The arrow keys move the map. Press Enter to stop.')
  },
}

const typed = fakeVoice()

/** The search says what is typed and how much it finds, and that it finds nothing. */
export const Search: Story = {
  args: { voice: typed, first: { at: 'search' } },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('searchbox', { name: 'Search' })
    await turnOn(canvas)
    await hears(typed, 'Reading aloud is on.')
    input.focus()
    await hears(typed, 'Search, search field, empty')
    await press('Enter')
    await hears(typed, /^Keyboard\. \d+ items\./, /^q, button, 1 of \d+$/)
    await press('ArrowDown', 'ArrowRight')
    await hears(typed, /^s, button/)
    await press('Enter')
    await hears(typed, 's', /^\d+ results$/)
    await press('Enter', 'Enter', 'Enter')
    await hears(typed, 'ssss', 'Nothing found for “ssss”.')
  },
}

const way = fakeVoice()

/** Each step of a way is said. */
export const Way: Story = {
  args: { voice: way, first: { at: 'pathfinder', to: { name: 'Volt Elektronik', areaId: 'B01' } } },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next step' })
    await turnOn(canvas)
    await hears(way, /^Step 1 of \d+ /)
    next.focus()
    await press('Enter')
    await hears(way, /^Step 2 of \d+ Take the stairs/)
    await press('ArrowUp', 'ArrowUp')
    await hears(way, /^Step 2 of \d+ Take the stairs/)
  },
}

const keyed = fakeVoice()

/** Without sight: the first key says how speech is turned on, and Enter held down does so. Keys change the volume. */
export const ByKeys: Story = {
  args: { voice: keyed },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Read aloud' })
    await press('ArrowDown')
    await hears(keyed, 'Hold Enter to have this screen read aloud.')
    await press('ArrowDown')
    await expect(keyed.said).toEqual([])
    // what Enter is held on is not pressed
    canvas.getByRole('button', { name: 'Shops' }).focus()
    await userEvent.keyboard('{Enter>}')
    await hears(keyed, 'Reading aloud is on.')
    await userEvent.keyboard('{/Enter}')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Read aloud' })).toHaveAttribute('aria-pressed', 'true')
    await press('AudioVolumeUp')
    await hears(keyed, 'Volume 4 of 5')
    await expect(keyed.volumes.at(-1)).toBe(0.8)
    await touch(canvas, 'Quieter', 'Quieter')
    await hears(keyed, 'Volume 2 of 5')
  },
}

const swedish = fakeVoice({ tags: ['sv'] })

/** Without a voice for the language shown there is no button; in another language it begins anew. */
export const Languages: Story = {
  args: { voice: swedish, language: 'se' },
  play: async ({ canvas }) => {
    await touch(canvas, 'Uppläsning')
    await hears(swedish, 'Uppläsning är på.')
    await expect(new Set(swedish.spoken)).toEqual(new Set(['sv']))
    await touch(canvas, 'English')
    await expect(canvas.queryByRole('button', { name: 'Read aloud' })).toBeNull()
    swedish.said.splice(0)
    await touch(canvas, 'Svenska')
    await hears(swedish, 'Uppläsning är på.')
  },
}
