import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { savedBy } from '../../testing/saved-by'
import { failing, outage, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Profile', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/user/profile'
const sessions = async () => within(await screen.findByRole('region', { name: 'Where you are signed in' }))
const password = async () => within(await screen.findByRole('region', { name: 'Password' }))

/** The same user signed in elsewhere an hour ago. */
async function signInElsewhere(app: TestApp) {
  await app.signIn('editor')
  app.clock.advance(3_600_000)
}

export const Page: Story = {
  ...adminStory({ path, user: 'editor', before: signInElsewhere }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expect(await screen.findByText('Group: Marketing')).toBeVisible()
    const list = await sessions()
    await expect(await list.findByText('This browser')).toBeVisible()
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Icelandic: Story = {
  ...adminStory({ path, user: 'editor', code: 'is' }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Mín síða' })).toBeVisible()
    await expect(await screen.findByText('Þessi vafri')).toBeVisible()
  },
}

export const FromTheName: Story = {
  ...adminStory({ path: '/published', user: 'editor' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /editor/ }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await expect(location.pathname).toBe(path)
  },
}

export const LanguageThemeAndDensity: Story = {
  ...adminStory({ path }),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Your profile' })
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
    await expect(document.documentElement).toHaveAttribute('data-density', 'compact')
    await expect(localStorage.getItem('density')).toBe('compact')
    await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }))
    await expect(document.documentElement).not.toHaveAttribute('data-density')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    await expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'Same as device' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Norsk')
    await expect(await screen.findByRole('heading', { level: 1, name: 'Profilen din' })).toBeVisible()
    await expect(localStorage.getItem('language')).toBe('no')
  },
}

export const ChangePassword: Story = {
  ...adminStory({ path, user: 'editor', before: signInElsewhere }),
  play: async () => {
    const form = await password()
    const change = form.getByRole('button', { name: 'Change password' })
    await userEvent.click(change)
    await expect((await form.findAllByText('Field is required')).length).toBeGreaterThan(2)
    const [current, next, confirm] = ['Current password', 'New password', 'Confirm password'].map((label) =>
      form.getByLabelText(new RegExp(`^${label}`)),
    ) as [HTMLElement, HTMLElement, HTMLElement]
    await userEvent.type(current, 'not my password')
    await userEvent.type(next, 'short')
    await userEvent.type(confirm, 'shorter')
    await userEvent.click(change)
    await expect((await form.findAllByText('Field must have at least 10 letters')).length).toBeGreaterThan(0)
    await expect((await form.findAllByText('Passwords not equal')).length).toBeGreaterThan(0)
    for (const field of [next, confirm]) {
      await userEvent.clear(field)
      await userEvent.type(field, 'a longer password')
    }
    await userEvent.click(change)
    await expect(
      (await form.findAllByText('Invalid value. The current password is incorrect.')).length,
    ).toBeGreaterThan(0)
    await userEvent.clear(current)
    await userEvent.type(current, 'demo-kiosk')
    await userEvent.click(change)
    await expect(await screen.findByText(/Password changed/)).toBeVisible()
    await expect(current).toHaveValue('')
    const list = await sessions()
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  },
}

/** The user's own name is refused as a password: by the form while typing, by the server when sent. */
export const RefusedPassword: Story = {
  ...adminStory({ path, user: 'editor' }),
  play: async () => {
    const form = await password()
    const next = form.getByLabelText(/^New password/)
    await userEvent.type(form.getByLabelText(/^Current password/), 'demo-kiosk')
    for (const field of [next, form.getByLabelText(/^Confirm password/)])
      await userEvent.type(field, 'Strandgallerian#7x')
    await expect(await form.findByText('Weak password')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Change password' }))
    const refused = 'Invalid value. It contains the username or the name of a mall. Choose other words.'
    await expect((await form.findAllByText(refused)).length).toBeGreaterThan(0)
    await expect(next).toBeInvalid()
  },
}

export const SignOutOneAndEverywhere: Story = {
  ...adminStory({ path, user: 'editor', before: signInElsewhere }),
  play: async () => {
    const list = await sessions()
    await userEvent.click(await list.findByRole('button', { name: /^Sign out the session from/ }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(list.getByRole('button', { name: 'Sign out everywhere' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(localStorage.getItem('token')).toBeNull()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Session/All') }),
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading your sessions' })).toBeInTheDocument()
  },
}

const down = outage({ 'GET /Session/All': 503 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: down.wrap,
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load your sessions')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByText('This browser')).toBeVisible()
  },
}

export const DownloadData: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Download my data' })
    const { name, bytes } = await savedBy(() => userEvent.click(button))
    await expect(name).toBe('reader-2026-11-21.json')
    await expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ account: { username: 'reader' } })
  },
}

export const DownloadFails: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Session/Data': 500 }) }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Download my data' })
    await userEvent.click(button)
    await expect(await screen.findByText('Something goes wrong')).toBeVisible()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
  },
}
