import { demoPassword } from '@kiosk-admin/api-client/demo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { navigate } from '../shared/routing/location'
import { session } from '../shared/session/session'
import { adminStory } from '../testing/admin-story'
import { deactivateRestaurant, renameAndPublish, renameOffer } from '../testing/demo-stories'
import { failing } from '../testing/story-fetch'

const meta = { title: 'Admin/Shell', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/offer'
const panel = async () => within(await screen.findByRole('dialog', { name: /Publish No\./ }))

export const Publish: Story = {
  ...adminStory({ path, before: renameOffer }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish 1 change not published' }))
    const open = await panel()
    await open.findByText('1 change since No. 1')
    await expect(open.getByRole('link', { name: 'A name that waits' })).toBeVisible()
    await expect(open.getByText('Offer: name')).toBeVisible()
    await expect(location.search).toContain('panel=publish')
  },
}

/** Changes that the publisher may not read are published, too, and counted by area and author. */
export const PublishHidden: Story = {
  ...adminStory({ path: `${path}?panel=publish`, user: 'editor', before: deactivateRestaurant }),
  play: async () => {
    const open = await panel()
    await open.findByText('1 change since No. 1')
    const hidden = await open.findByRole('list', { name: '1 change in areas you can’t see' })
    await expect(within(hidden).getByRole('listitem')).toHaveTextContent('Restaurants & cafés: 1 (admin)')
    await expect(open.getByRole('button', { name: /^Publish to 8 stations/ })).toBeEnabled()
    await expect(screen.getByRole('button', { name: 'Publish 1 change not published' })).toBeVisible()
  },
}

export const PublishAndSee: Story = {
  ...adminStory({ path: `${path}?panel=publish`, before: renameOffer }),
  play: async () => {
    const open = await panel()
    await userEvent.type(await open.findByLabelText('Note'), 'For the weekend')
    await userEvent.click(open.getByRole('button', { name: /^Publish to 8 stations/ }))
    await open.findByText('Nothing to publish', { selector: 'h3' })
    await expect(open.getByText('For the weekend')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible()
  },
}

export const RollBack: Story = {
  ...adminStory({ path: `${path}?panel=publish`, before: renameAndPublish }),
  play: async () => {
    const open = await panel()
    await userEvent.click(await open.findByRole('button', { name: 'Roll back to No. 1' }))
    const question = await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' })
    const list = within(await within(question).findByRole('region', { name: '1 change on the kiosks:' }))
    // the heading after the rollback
    await expect(list.getByRole('listitem')).toHaveTextContent(/^Changed(?!A name that waits).+Offer: name/)
    await userEvent.click(within(question).getByRole('button', { name: 'Roll back to No. 1' }))
    await expect(await screen.findByText('No. 3 is No. 1 again')).toBeVisible()
    await open.findByText('Delivery of No. 3')
    await expect(await open.findByText('No. 1 again')).toBeVisible()
  },
}

export const RollBackFails: Story = {
  ...adminStory({
    path: `${path}?panel=publish`,
    before: renameAndPublish,
    wrap: (fetch) => failing(fetch, { 'POST /Publication/': 503 }),
  }),
  play: async () => {
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Roll back to No. 1' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Roll back to No. 1' }))
    await expect(await screen.findByText('Error')).toBeVisible()
    await expect(question.getByRole('button', { name: 'Roll back to No. 1' })).toBeEnabled()
    await expect(screen.queryByText(/is No\. 1 again/)).toBeNull()
  },
}

/** InActive records are listed with a link to them, and no message claims that everything saved is published. */
export const KeptBack: Story = {
  ...adminStory({ path: `${path}?panel=publish` }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const open = await panel()
    await expect(await open.findByText('Everything active is on the kiosks.')).toBeVisible()
    await expect(open.queryByText('Everything that is saved is on the kiosks.')).toBeNull()
    const kept = within(open.getByRole('region', { name: /^\d+ inactive records are kept back$/ }))
    const [first] = kept.getAllByRole('link')
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/published\//i))
    const more = kept.queryByRole('button', { name: /^Show \d+ more$/ })
    if (more) await userEvent.click(more)
    const evening = kept.getByRole('link', { name: 'Fashion evening' })
    await expect(evening).toHaveAttribute('href', expect.stringMatching(/^\/published\/event\?dialog=eventEdit&id=/))
  },
}

export const PublishFails: Story = {
  ...adminStory({
    path: `${path}?panel=publish`,
    before: renameOffer,
    wrap: (fetch) => failing(fetch, { 'POST /Publication': 503 }),
  }),
  play: async () => {
    const open = await panel()
    await userEvent.click(await open.findByRole('button', { name: /^Publish to 8 stations/ }))
    await expect(await open.findByText(/^The server can’t do this right now\./)).toBeVisible()
  },
}

export const EditorMayNotRollBack: Story = {
  ...adminStory({ path: `${path}?panel=publish`, user: 'editor', before: renameAndPublish }),
  play: async () => {
    const open = await panel()
    await open.findByText('Delivery of No. 2')
    await expect(open.queryByRole('button', { name: /Roll back/ })).toBeNull()
    await expect(open.getByText('You need permission to edit malls to roll back.')).toBeVisible()
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    const publish = await screen.findByRole('button', { name: 'Publish' })
    await expect(publish).toHaveAttribute('aria-disabled', 'true')
    await expect(publish).toHaveAccessibleDescription('You don’t have permission to publish.')
    await userEvent.click(publish)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Preview' })).not.toHaveAttribute('aria-disabled')
  },
}

export const Denied: Story = {
  ...adminStory({ path, user: 'none' }),
  play: async () => {
    const alert = await screen.findByRole('alertdialog')
    await expect(alert).toHaveTextContent("You haven't access to this route. Please connect to site admin!")
    await expect(location.pathname).toBe('/published')
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** The alert was for the user before. */
export const DeniedThenAnotherUser: Story = {
  ...adminStory({ path, user: 'none' }),
  play: async () => {
    await screen.findByRole('alertdialog')
    session.end()
    await userEvent.type(await screen.findByLabelText('Username'), '{Control>}a{/Control}admin')
    await userEvent.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
    await screen.findByRole('heading', { name: 'Saturday 21 November' })
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const NotFound: Story = {
  ...adminStory({ path: '/published/unheard-of' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await screen.findByRole('heading', { name: 'This page doesn’t exist' })
    await userEvent.click(screen.getByRole('link', { name: 'Go to the dashboard' }))
    await expect(location.pathname).toBe('/published')
    navigate('/unheard-of')
    await screen.findByRole('heading', { name: 'This page doesn’t exist' })
    await expect(document.title).toMatch(/^This page doesn’t exist – /)
  },
}

/** Without a session every address leads to sign-in, whether a screen exists there or not. */
export const NotFoundSignedOut: Story = {
  ...adminStory({ path: '/published/unheard-of', user: null }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Sign in' })
    await expect(location.pathname).toBe('/')
    await expect(screen.queryByText('This page doesn’t exist')).toBeNull()
  },
}

export const DashboardAlias: Story = {
  ...adminStory({ path: '/Dashboard' }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Saturday 21 November' })
    await expect(location.pathname).toBe('/published')
  },
}

export const AnotherMall: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mall: Strandgallerian' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Tindetorget' }))
    await screen.findByRole('button', { name: 'Mall: Tindetorget' })
    await expect(location.pathname).toBe('/published')
    await expect(sessionStorage.getItem('mallId')).toBe(localStorage.getItem('mallId'))
  },
}

export const SessionEnds: Story = {
  ...adminStory({ path }),
  play: async () => {
    await screen.findByRole('grid', { name: 'Offers' })
    localStorage.removeItem('token')
    await userEvent.click(screen.getByRole('link', { name: 'Events' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    await expect(['mallId', 'userId', 'userName', 'token'].filter((name) => localStorage.getItem(name))).toEqual([])
  },
}

export const Themes: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Theme' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Same as device' }))
    await expect(localStorage.getItem('theme')).toBeNull()
  },
}

/** Groups fold and stay so for the user; the group of the open screen is unfolded. */
export const MenuGroups: Story = {
  ...adminStory({ path: '/MediaLibrary/Image' }),
  play: async () => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
    const media = await menu.findByRole('button', { name: 'Media Library' })
    await expect(media).toHaveAttribute('aria-expanded', 'true')
    const kiosks = menu.getByRole('button', { name: 'Kiosks' })
    await expect(menu.queryByRole('link', { name: 'SMS' })).toBeNull()
    await userEvent.click(kiosks)
    await expect(menu.getByRole('link', { name: 'SMS' })).toBeVisible()
    await userEvent.click(media)
    await expect(media).toHaveAttribute('aria-expanded', 'false')
    await expect(menu.queryByRole('link', { name: 'Images' })).toBeNull()
    await expect([localStorage.getItem('menu.Malls'), localStorage.getItem('menu.MediaLibrary')]).toEqual([
      'open',
      'folded',
    ])
    await expect(menu.getByRole('link', { name: 'Statistics' })).toBeVisible()
  },
}
