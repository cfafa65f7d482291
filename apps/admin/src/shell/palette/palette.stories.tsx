import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing } from '../../testing/story-fetch'

const meta = {
  title: 'Admin/Palette',
  tags: ['!autodocs'],
  parameters: { picture: { of: '[role="dialog"]' } },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/offer'
const picture = { bare: true, picture: { of: '[role="dialog"]' } }

async function open() {
  await screen.findByRole('grid', { name: 'Offers' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: 'Search or go to' })
  await waitFor(() => expect(input).toHaveFocus())
  return input
}

/**
 * Selects an option of the search results. Not as a user event: those run in React's `act`, which drops lazy loading,
 * so that the opened screen would never render.
 */
async function choose(name: string | RegExp) {
  const option = await screen.findByRole('option', { name })
  option.click()
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
}

const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent?.trim())

export const GoAnywhere: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: picture,
  play: async () => {
    await open()
    await expect(options('Go to')).toContain('Stations Kiosks')
    await expect(options('New')).toContain('New offer')
    await expect(options('Other malls')).toContain('Tindetorget')
  },
}

export const ByName: Story = {
  ...adminStory({ path }),
  play: async () => {
    await open()
    await userEvent.keyboard('screensav')
    await waitFor(() => expect(options('Go to')).toEqual(['Screensavers Published']))
    await choose(/^Screensavers/)
    await screen.findByRole('heading', { name: /^Screensavers/ })
    await expect(location.pathname).toBe('/published/Screensaver')
  },
}

/** From the header's field, by pointer: a result opens its form. */
export const FindRecord: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: picture,
  play: async () => {
    await screen.findByRole('grid', { name: 'Offers' })
    await userEvent.click(screen.getByRole('button', { name: 'Search or go to' }))
    await userEvent.type(await screen.findByRole('combobox'), 'fjell')
    await waitFor(() => expect(options('Shops')[0]).toBe('Fjell Sport'))
    await waitFor(() => expect(screen.getByText(/results/)).toBeInTheDocument())
  },
}

export const OpenRecord: Story = {
  ...adminStory({ path }),
  play: async () => {
    await open()
    await userEvent.keyboard('fjell sport')
    await choose(/^Fjell Sport/)
    await screen.findByRole('dialog', { name: 'Fjell Sport' })
    await expect(location.pathname).toBe('/published/Shops')
    await expect(location.search).toContain('dialog=shopEdit')
  },
}

export const MakeNew: Story = {
  ...adminStory({ path: '/published' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search or go to' }))
    await userEvent.type(await screen.findByRole('combobox'), 'new event')
    await choose('New event')
    await screen.findByRole('dialog', { name: 'New event' })
  },
}

/** Without a query the records that were opened last come first, except deleted ones. */
export const RecentlyEdited: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: picture,
  play: async () => {
    const name = 'Amaryllis, 3 for SEK 120'
    await userEvent.click(await screen.findByRole('rowheader', { name }))
    const sheet = await screen.findByRole('dialog', { name })
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const key = Object.keys(localStorage).find((one) => one.startsWith('recent:')) ?? ''
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]')
    const gone = {
      resource: 'Offer',
      id: '0198f000-0000-7000-8000-000000000000',
      name: { en: 'An offer of last year' },
    }
    localStorage.setItem(key, JSON.stringify([gone, ...kept]))
    await open()
    await waitFor(() => expect(options('Recently edited')).toEqual([`${name} Offers`]))
    await expect(JSON.parse(localStorage.getItem(key) ?? '[]')).toHaveLength(1)
  },
}

export const NothingFound: Story = {
  ...adminStory({ path }),
  play: async () => {
    await open()
    await userEvent.keyboard('zzyzx')
    await screen.findByText('Check the spelling, or use fewer words.')
  },
}

export const SearchFails: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Search': 500 }) }),
  tags: ['picture', '!autodocs'],
  parameters: picture,
  play: async () => {
    await open()
    await userEvent.keyboard('shop')
    await screen.findByText('Couldn’t search. Check your connection and try again.')
    // options that need no server are still offered
    await expect(options('Go to')).toContain('Shops Published')
  },
}

/** Without write permission nothing can be created or published. */
export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await open()
    await waitFor(() => expect(options('Go to')).toContain('Offers Published'))
    await expect(screen.queryByRole('group', { name: 'New' })).toBeNull()
    await expect(screen.queryByRole('option', { name: 'Publish' })).toBeNull()
  },
}

export const ThemeAndLanguage: Story = {
  ...adminStory({ path }),
  play: async () => {
    await open()
    await userEvent.keyboard('dark')
    await waitFor(() => expect(options('Theme and language')).toEqual(['Theme: Dark']))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'))
    await open()
    await userEvent.keyboard('as the device')
    await choose('Theme: Same as device')
    await waitFor(() => expect(localStorage.getItem('theme')).toBeNull())
    await open()
    await userEvent.keyboard('svenska')
    await choose('Svenska')
    await screen.findByRole('button', { name: 'Sök eller gå till' })
  },
}

export const SignOut: Story = {
  ...adminStory({ path }),
  play: async () => {
    await open()
    await userEvent.keyboard('sign out')
    await choose('Sign out')
    await screen.findByRole('heading', { name: 'Sign in' })
  },
}
