import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ids, wholePublication } from '../../testing/guide-fixture'
import { type Canvas, visitStory } from '../../testing/visit-story'
import type { Visit } from '../visit'

const meta = {
  title: 'Kiosk/Search',
  ...visitStory,
  args: { ...visitStory.args, first: { at: 'search' } },
} satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

const evening = new Date('2026-11-21T18:30:00+01:00')

/** Presses keys of the on-screen keyboard. */
async function press(canvas: Canvas, keyboard: string, ...keys: string[]) {
  const shown = within(await canvas.findByRole('group', { name: keyboard }))
  for (const name of keys) await userEvent.click(shown.getByRole('button', { name }))
}
const results = (canvas: Canvas, name = 'Results') => within(canvas.getByRole('region', { name }))
const names = (canvas: Canvas, region = 'Results') =>
  results(canvas, region)
    .getAllByRole('listitem')
    .map((one) => one.querySelector('.guide-item-name')?.textContent)

/** Letters typed on the screen find names, categories, search words, offers and services, in any of the mall's languages. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Keyboard', 's', 'p', 'o', 'r', 't')
    const input = canvas.getByRole('searchbox', { name: 'Search' })
    await expect(input).toHaveValue('sport')
    await expect(input).toHaveFocus()
    await expect(names(canvas)).toEqual(['Sport', 'Fjell Sport'])
    await expect(canvas.getByText('2 results')).toBeVisible()
    await expect(results(canvas).getByText('Level 2')).toBeVisible()
  },
}

/** On every page the search is in the footer. A touch on a result opens it, and Back returns to the results. */
export const FromAnyPage: Story = {
  args: { first: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Services' }))
    await canvas.findByRole('heading', { level: 1, name: 'Services' })
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'skates')
    await expect(results(canvas).getByText('Skates, 20 % off')).toBeVisible()
    await userEvent.click(results(canvas).getByRole('button', { name: /^Fjell Sport/ }))
    await canvas.findByRole('heading', { level: 1, name: 'Fjell Sport' })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('searchbox', { name: 'Search' })).toHaveValue('skates')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await canvas.findByRole('heading', { level: 1, name: 'Services' })
  },
}

/** Keys change the text at its caret; digits have a keyboard of their own; the system's keyboard stays away. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('searchbox', { name: 'Search' })
    await expect(input).toHaveAttribute('inputmode', 'none')
    await press(canvas, 'Keyboard', 'p', 'Space', '123')
    await press(canvas, 'Keyboard', '1', '2', 'Delete', 'ABC')
    await press(canvas, 'Keyboard', 'q')
    await expect(input).toHaveValue('p 1q')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await press(canvas, 'Keyboard', 'Delete', 'a')
    await expect(input).toHaveValue('pa1q')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(input).toHaveValue('')
    await userEvent.keyboard('havn')
    await expect(names(canvas)).toEqual(['Havn & Co'])
  },
}

/** A hardware keyboard types into the input wherever the focus is, at the end of what is there. */
export const HardwareKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('searchbox', { name: 'Search' })
    const openNow = canvas.getByRole('button', { name: 'Open now' })
    await userEvent.keyboard('volt')
    await userEvent.tab()
    await userEvent.tab()
    await expect(openNow).toHaveFocus()
    // the space bar presses the button, a letter is typed
    await userEvent.keyboard(' ')
    await expect(openNow).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('x{Backspace} e')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('volt e')
    await expect(names(canvas)).toEqual(['Volt Elektronik'])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('')
  },
}

/** The keyboard and the letters are one stop of the Tab key each; arrow keys move within them. */
export const ArrowKeys: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('searchbox', { name: 'Search' })
    const key = (name: string) => within(canvas.getByRole('group', { name: 'Keyboard' })).getByRole('button', { name })
    const letter = (name: string) =>
      within(canvas.getByRole('group', { name: 'First letter' })).getByRole('button', { name })
    await userEvent.tab()
    await userEvent.tab()
    // letters without names are left out
    await expect(letter('F')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(letter('V')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(letter('F')).toHaveFocus()
    key('q').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
    await expect(key('z')).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
    await expect(input).toHaveValue('zs')
    await expect(key('s')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(key('s')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus()
  },
}

/** A mistake is forgiven. */
export const Mistake: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'elektornik')
    await expect(names(canvas)).toEqual(['Volt Elektronik'])
  },
}

/** The keyboard has the letters of the visitor's language. */
export const Icelandic: Story = {
  args: { language: 'is' },
  play: async ({ canvas }) => {
    await press(canvas, 'Lyklaborð', 'þ', 'r', 'á', 'ð')
    await expect(canvas.getByRole('searchbox', { name: 'Leit' })).toHaveValue('þráð')
    await expect(names(canvas, 'Niðurstöður')).toEqual(['Þráðlaust net'])
    await expect(canvas.getByText('1 niðurstaða')).toBeVisible()
  },
}

export const Swedish: Story = {
  args: { language: 'se' },
  play: async ({ canvas }) => {
    await press(canvas, 'Tangentbord', 's', 'o', 'p', 'p', 'k', 'ö')
    await expect(names(canvas, 'Träffar')).toEqual(['Soppköket'])
  },
}

/** A text that finds nothing says what to do, and leads to the letters. */
export const NothingFound: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'sushi')
    await expect(canvas.getByText('Nothing found for “sushi”.')).toBeVisible()
    await expect(canvas.getByText(/^Check the spelling/)).toBeVisible()
  },
}

/** Without a text, names are listed by their first letter. */
export const Letters: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const letters = within(await canvas.findByRole('group', { name: 'First letter' }))
    await expect(names(canvas)).toEqual([
      'Fjell Sport',
      'Free wireless network',
      'Havn & Co',
      'Information desk',
      'Soppköket',
      'Toilets',
      'Volt Elektronik',
    ])
    await expect(letters.getByRole('button', { name: 'A' })).toBeDisabled()
    await userEvent.click(letters.getByRole('button', { name: 'F' }))
    await expect(letters.getByRole('button', { name: 'F' })).toHaveAttribute('aria-pressed', 'true')
    await expect(names(canvas)).toEqual(['Fjell Sport', 'Free wireless network'])
  },
}

/** The letters follow the visitor's alphabet. */
export const SwedishLetters: Story = {
  args: { language: 'se' },
  play: async ({ canvas }) => {
    const letters = within(await canvas.findByRole('group', { name: 'Första bokstaven' }))
    const all = letters.getAllByRole('button').map((one) => one.textContent)
    await expect(all.slice(-4)).toEqual(['Z', 'Å', 'Ä', 'Ö'])
  },
}

const icelandicNames = ['Bönan', 'Bukett', 'Bollhuset', 'Ásdís', 'Assa', 'Kök & Kaffe', 'Kotte']

/** Names are in the order of the visitor's language, in browsers without Icelandic, too. */
export const IcelandicOrder: Story = {
  args: {
    language: 'is',
    publication: {
      ...wholePublication,
      records: {
        item: (wholePublication.records.item ?? [])
          .slice(0, 1)
          .flatMap((shop) => icelandicNames.map((name) => ({ ...shop, id: name, name: { is: name } }))),
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Fyrsti stafur' })
    const inOrder = ['Assa', 'Ásdís', 'Bollhuset', 'Bukett', 'Bönan', 'Kotte', 'Kök & Kaffe']
    await expect(names(canvas, 'Niðurstöður')).toEqual(inOrder)
    await press(canvas, 'Lyklaborð', 'b')
    await expect(names(canvas, 'Niðurstöður')).toEqual(['Bollhuset', 'Bukett', 'Bönan'])
  },
}

/** What is closed is left out, of the results and of the letters. */
export const OpenNow: Story = {
  tags: ['picture'],
  args: { now: evening },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open now' }))
    await expect(names(canvas)).toEqual(['Free wireless network', 'Information desk', 'Toilets'])
    await press(canvas, 'Keyboard', 'h', 'a', 'v', 'n')
    await expect(canvas.getByText('None of the results are open now.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Include closed places' }))
    await expect(names(canvas)).toEqual(['Havn & Co'])
    await expect(canvas.getByRole('button', { name: 'Open now' })).toHaveAttribute('aria-pressed', 'false')
  },
}

const recordSearch = fn(async () => {})

/** What a visitor chooses is counted, with a text or by its letter; of texts that find nothing the last, once it is left. */
export const Counted: Story = {
  args: { recordSearch, now: evening },
  play: async ({ canvas }) => {
    recordSearch.mockClear()
    const input = await canvas.findByRole('searchbox', { name: 'Search' })
    await userEvent.type(input, 'sushi{Backspace}{Backspace}')
    await expect(recordSearch).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(recordSearch).toHaveBeenLastCalledWith({ text: 'sushi' })
    // what is closed was found
    await userEvent.click(canvas.getByRole('button', { name: 'Open now' }))
    await userEvent.type(input, 'havn')
    await userEvent.click(canvas.getByRole('button', { name: 'Include closed places' }))
    await userEvent.click(results(canvas).getByRole('button', { name: /^Havn & Co/ }))
    await expect(recordSearch).toHaveBeenLastCalledWith({ found: { kind: 'item', id: ids.havn } })
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'xyz')
    await expect(canvas.getByText('Nothing found for “havnxyz”.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await expect(recordSearch).toHaveBeenLastCalledWith({ text: 'havnxyz' })
    await expect(recordSearch).toHaveBeenCalledTimes(3)
  },
}

const beginVisit = fn()

/** A visit begins with the first touch after standby. */
export const Visits: Story = {
  args: { beginVisit, defaultStandby: true },
  play: async ({ canvas }) => {
    beginVisit.mockClear()
    await userEvent.click(await canvas.findByRole('searchbox', { name: 'Search' }))
    await waitFor(() => expect(beginVisit).toHaveBeenCalledTimes(1))
    await userEvent.keyboard('havn')
    await expect(beginVisit).toHaveBeenCalledTimes(1)
  },
}

/** On an upright display all that is touched is in its lower two thirds; on its side, results are beside the keyboard. */
export const InReach: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Keyboard', 's')
    const display = canvasElement.querySelector('[data-display]')?.getBoundingClientRect()
    const tops = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect().top)
    const last = canvas.getByRole('button', { name: 'Íslenska' }).getBoundingClientRect().bottom
    if (!display) throw new Error('The story has no display')
    await expect(Math.min(...tops)).toBeGreaterThan(display.top + display.height / 3)
    await expect(last).toBeLessThanOrEqual(display.bottom)
  },
}

export const Landscape: Story = {
  args: { language: 'se' },
  parameters: { display: [1920, 1080, 0.6] },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Tangentbord', 's', 'p', 'o')
    const display = canvasElement.querySelector('[data-display]')
    const [list, keyboard] = [
      canvas.getByRole('region', { name: 'Träffar' }),
      canvas.getByRole('group', { name: 'Tangentbord' }),
    ].map((one) => one.getBoundingClientRect())
    await expect(list?.left).toBeGreaterThan(keyboard?.right ?? 0)
    await expect(display?.scrollHeight).toBe(display?.clientHeight)
  },
}

export const LandscapeLetters: Story = {
  args: { language: 'is' },
  parameters: { display: [1920, 1080, 0.6] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'Fyrsti stafur' })
    const display = canvasElement.querySelector('[data-display]')
    await expect(display?.scrollHeight).toBe(display?.clientHeight)
  },
}

/** A small display, or a large one at twice its text size. */
export const TwiceTheSize: Story = {
  args: { language: 'is' },
  parameters: { display: [540, 960, 0.9] },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Lyklaborð', 's')
    const display = canvasElement.querySelector('[data-display]')
    await expect(display?.scrollWidth).toBe(display?.clientWidth)
    await expect(results(canvas, 'Niðurstöður').getByRole('button', { name: /^Salerni/ })).toBeVisible()
  },
}
