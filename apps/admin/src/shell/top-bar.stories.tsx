import { calls } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { navigate } from '../shared/routing/location'
import { adminStory } from '../testing/admin-story'
import { silent } from '../testing/story-fetch'

const meta = { title: 'Admin/Top bar', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((crumb) => crumb.textContent?.trim())

/** Search with its shortcut, language, theme and Preview; on phones the search is an icon. */
export const TopBar: Story = {
  ...adminStory({ path: '/published/offer' }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-slot="header"]' } },
  play: async () => {
    await screen.findByRole('row', { name: 'Amaryllis, 3 for SEK 120' })
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Working' })).toBeNull())
    await expect(screen.getByRole('button', { name: 'Search or go to' })).toHaveAttribute('aria-keyshortcuts')
  },
}

/** A spinner while requests are pending. */
export const Working: Story = {
  ...adminStory({ path: '/published/offer', wrap: (fetch) => silent(fetch, 'GET /Offer') }),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Working' })).toBeVisible()
  },
}

/** A screen with a record is titled after it, in the breadcrumbs and in the window. */
export const OfOneThing: Story = {
  ...adminStory({ path: '/user/usergroup' }),
  play: async () => {
    await screen.findByRole('rowheader', { name: 'Marketing' })
    await expect(document.title).toMatch(/^Users Groups – /)
    const users = screen
      .getAllByRole('link')
      .find((link) => /\/user\/user\/[0-9a-f-]{36}$/.test(link.getAttribute('href') ?? ''))
    navigate(users?.getAttribute('href') ?? '')
    await waitFor(() => expect(crumbs()).toHaveLength(3))
    const [, , group = ''] = crumbs()
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${group}`) })
    await expect(document.title).toMatch(new RegExp(`^${group} – Users List – `))
    navigate('/user/user')
    await waitFor(() => expect(crumbs()).toEqual(['Users', 'Users List']))
    await expect(document.title).toMatch(/^Users List – /)
  },
}

let k2: string | undefined

async function findK2(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  k2 = (await client.call(calls.stations, { params: { mallId } })).find(({ code }) => code === 'K2')?.id
}

/** Slideshows can be limited to stations: the preview opens as the selected station shows them. */
export const PreviewOfAStation: Story = {
  ...adminStory({ path: '/published/offer', before: findK2 }),
  play: async () => {
    const tab = { opener: null, close: () => undefined, location: { replace: (_: string) => undefined } }
    // stories must not open a tab
    const opened = spyOn(window, 'open').mockImplementation(() => tab as Window & typeof tab)
    const replaced = spyOn(tab.location, 'replace')
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'Preview' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: /^K2 / }))
      await waitFor(() => expect(replaced).toHaveBeenCalledOnce())
      const address = new URL(String(replaced.mock.lastCall?.[0]))
      await expect(address.pathname).toMatch(/^\/kiosk/)
      await expect(address.searchParams.get('stationId')).toBe(k2 ?? 'K2 is not in the demo')
      await expect(screen.queryByText(/preview couldn/i)).toBeNull()
    } finally {
      opened.mockRestore()
    }
  },
}

/** A user with permission for a part of the content gets a partial preview, and a notice about it. */
export const PreviewOfSome: Story = {
  ...adminStory({ path: '/published/offer', user: 'editor' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }))
    await expect(await screen.findByText('Shows only what you have access to')).toBeVisible()
  },
}
