import { calls } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Sign in', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const signedOut = { path: '/', user: null }

export const SignIn: Story = {
  ...adminStory(signedOut),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await screen.findByRole('option', { name: 'Strandgallerian' })
    await expect(screen.getByRole('combobox', { name: 'Mall' })).toHaveDisplayValue('Strandgallerian')
    await expect(screen.getByLabelText('Username')).toHaveFocus()
  },
}

/** The select shows “Loading…” until the malls have loaded, as their names are not known before. */
export const MallsLoading: Story = {
  ...adminStory({ ...signedOut, wrap: (fetch) => silent(fetch, 'GET /Sites') }),
  beforeEach: () => {
    sessionStorage.setItem('returnTo', JSON.stringify({ place: '/published', mallId: crypto.randomUUID() }))
    return () => sessionStorage.removeItem('returnTo')
  },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Mall' })).toHaveDisplayValue('Loading…')
  },
}

export const ByKeyboard: Story = {
  ...adminStory(signedOut),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'admin')
    await userEvent.tab()
    await userEvent.keyboard('demo-kiosk{Enter}')
    await screen.findByRole('heading', { name: 'Saturday 21 November' })
    await expect(location.pathname).toBe('/published')
    await expect(localStorage.getItem('userName')).toBe('admin')
    await expect(localStorage.getItem('device')).toMatch(/^v1[.]/)
  },
}

/** The chosen mall is not the user's: the right password signs in to one that is, and the user is told. */
export const OtherMall: Story = {
  ...adminStory(signedOut),
  play: async () => {
    await screen.findByRole('option', { name: 'Tindetorget' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mall' }), 'Tindetorget')
    await userEvent.type(screen.getByLabelText('Username'), 'editor')
    await userEvent.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
    await screen.findByRole('heading', { name: 'Saturday 21 November' })
    const told = 'You have no access to the mall you chose. Signed in to: Strandgallerian'
    await expect(await screen.findByText(told)).toBeVisible()
  },
}

/** Somebody at the same address tries passwords until the account is throttled. */
async function guessPasswords(app: TestApp) {
  const guess = () => app.client().call(calls.login, { body: { username: 'admin', password: 'a guess' } })
  const isWaiting = () => guess().catch(({ code }) => code === 'rate_limited')
  while (!(await isWaiting()));
}

export const HasToWait: Story = {
  ...adminStory({ ...signedOut, before: guessPasswords }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'admin')
    await userEvent.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
  },
}

export const KnownBrowser: Story = {
  ...adminStory({
    ...signedOut,
    async before(app) {
      const { device } = await app.signIn('admin')
      localStorage.setItem('device', device ?? '')
      await guessPasswords(app)
    },
  }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'admin')
    await userEvent.type(screen.getByLabelText('Password'), `${demoPassword}{Enter}`)
    await screen.findByRole('heading', { name: 'Saturday 21 November' })
  },
}

export const Wrong: Story = {
  ...adminStory(signedOut),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'admin')
    await userEvent.type(screen.getByLabelText('Password'), 'not the password')
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is incorrect')
    await expect(screen.getByLabelText('Password')).toHaveValue('')
    await expect(location.pathname).toBe('/')
  },
}

export const Missing: Story = {
  ...adminStory(signedOut),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }))
    await expect(await screen.findAllByText('Field is required')).toHaveLength(2)
  },
}

export const NoDatabase: Story = {
  ...adminStory({ ...signedOut, wrap: (fetch) => failing(fetch, { 'POST /Login': 503 }) }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'admin')
    await userEvent.type(screen.getByLabelText('Password'), 'demo-kiosk{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server can’t do this right now. Wait a moment',
    )
  },
}

export const NoServer: Story = {
  ...adminStory({ ...signedOut, wrap: (fetch) => failing(fetch, { 'GET /Sites': 503, 'POST /Login': 503 }) }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the malls')
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const EveryLanguage: Story = {
  ...adminStory({ ...signedOut, code: 'se' }),
  play: async () => {
    for (const [to, title] of [
      ['Norsk', 'Logg inn'],
      ['Íslenska', 'Innskráning'],
      ['English', 'Sign in'],
    ] as const) {
      await userEvent.selectOptions(await screen.findByLabelText(/^(Språk|Tungumál)$/), to)
      await screen.findByRole('heading', { name: title })
    }
    await waitFor(() => expect(localStorage.getItem('languageType')).toBe('en'))
  },
}
