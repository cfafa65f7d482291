import { peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { confirmPassword } from '../../testing/confirm-password'
import { savedBy } from '../../testing/saved-by'
import { toggleFilter } from '../../testing/toggle-filter'

/** Users that load only as they are shown. The demo has nine; the limit is that of the stories. */
const meta = { title: 'Admin/Long list of users', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Fetch = typeof globalThis.fetch

const path = '/user/user'
const listLimit = 5
const row = (name: string) => screen.findByRole('row', { name })
const heading = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text))
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '')

async function usersOf(loaded: object) {
  const { app } = loaded as { app: TestApp }
  const { client } = await app.signIn('admin')
  return client.call(peopleTypes.user.calls.list, {})
}

async function deactivateEditor(app: TestApp) {
  const { client } = await app.signIn('admin')
  const editor = (await client.call(peopleTypes.user.calls.list, {})).find(({ username }) => username === 'editor')
  await client.call(peopleTypes.user.calls.status, { body: { ids: [editor?.id ?? ''], status: 'InActive' } })
}

const heard: { pages: string[]; whole: number } = { pages: [], whole: 0 }
const listening =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    if (pathname === '/api/User') {
      if (searchParams.has('limit')) heard.pages.push(searchParams.get('sort') ?? '')
      else heard.whole++
    }
    return fetch(input, init)
  }

/** Order, search and filters are the server's; the whole list is never loaded. */
export const SearchFilterAndSort: Story = {
  ...adminStory({ path, listLimit, wrap: listening, before: deactivateEditor }),
  play: async () => {
    await row('admin')
    await heading('Users 9')
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10')
    await expect(rowNames()[0]).toMatch('admin@')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(location.search).toContain('sort=-username'))
    await waitFor(() => expect(rowNames().at(-1)).toMatch('admin@'))
    await userEvent.click(screen.getByRole('button', { name: 'Group' }))
    await waitFor(() => expect(heard.pages).toContain('groupId'))

    await toggleFilter(/^Group All/, 'Marketing')
    await expect(await screen.findByText('3 of 9')).toBeVisible()
    await row('amina.haddad')
    await toggleFilter(/^Group Marketing/, 'Marketing')
    await toggleFilter(/^Status All/, 'InActive')
    await expect(await screen.findByText('1 of 9')).toBeVisible()
    await row('editor')
    await toggleFilter(/^Status InActive/, 'InActive')
    await userEvent.type(screen.getByRole('searchbox'), 'marketing')
    await expect(await screen.findByText('3 of 9')).toBeVisible()
    await expect(heard.whole).toBe(0)
  },
}

/** Only the users of a group. */
export const OfOneGroup: Story = {
  ...adminStory({ path: '/user/usergroup', listLimit }),
  play: async () => {
    await userEvent.click(await within(await row('Marketing')).findByRole('link', { name: '3 users' }))
    await heading('Marketing 3')
    await row('amina.haddad')
    await expect(screen.queryByRole('row', { name: 'admin' })).toBeNull()
  },
}

/** All but the own user, who cannot be selected, change and are deleted; a deletion can be undone. */
export const AllAtOnce: Story = {
  ...adminStory({ path, listLimit }),
  play: async ({ loaded }) => {
    await row('admin')
    const selectable = (await usersOf(loaded)).filter(({ editable, username }) => editable && username !== 'admin')
    const { length } = selectable
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    const bar = within(await screen.findByRole('group', { name: `${length} selected` }))
    await userEvent.click(bar.getByRole('button', { name: 'Deactivate' }))
    await confirmPassword()
    await waitFor(async () =>
      expect((await usersOf(loaded)).filter(({ status }) => status === 'InActive')).toHaveLength(length),
    )
    await waitFor(async () => expect(await row('editor')).toHaveTextContent('InActive'))
    await expect(await row('admin')).not.toHaveTextContent('InActive')
    await waitFor(() => expect(screen.queryByRole('group', { name: /selected$/ })).toBeNull())

    await userEvent.click(screen.getByRole('checkbox', { name: 'Select editor' }))
    const one = within(await screen.findByRole('group', { name: '1 selected' }))
    await userEvent.click(one.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await heading('Users 8')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await heading('Users 9')
    await row('editor')
  },
}

/** An export has all users that are found, loaded or not. */
export const ExportOfAll: Story = {
  ...adminStory({ path: `${path}?q=marketing`, listLimit }),
  play: async () => {
    await expect(await screen.findByText('3 of 9')).toBeVisible()
    const { bytes } = await savedBy(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
      const menu = within(await screen.findByRole('menu'))
      await menu.findByText('Export 3 users')
      await userEvent.click(menu.getByRole('menuitem', { name: 'Export as CSV' }))
    })
    await expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(4)
  },
}
