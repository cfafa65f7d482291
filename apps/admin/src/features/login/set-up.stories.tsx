import { calls } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing } from '../../testing/story-fetch'

const meta = { title: 'Admin/Set-up', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const printedPath = async (app: TestApp) => (await app.setUpPath()) ?? ''

/** The page of the printed link. */
const opened = { path: printedPath, user: null, seed: null }

/** The form without the sign beside it: with its messages it is taller than the window of pictures. */
const formAlone = { bare: true, picture: { of: 'main > div + div' } }

const person = { username: 'astrid', email: 'astrid@example.com', password: 'ten letters or more' }

/** Somebody else used the link before it is opened. */
async function consumeLink(app: TestApp): Promise<string> {
  const path = await printedPath(app)
  const token = path.replace('/setup#token=', '')
  await app.client().call(calls.setup, { body: { token, ...person, mallName: 'Vallgallerian' } })
  return path
}

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`))

async function fillIn(confirm = person.password) {
  await userEvent.type(await field('Name of the mall'), 'Vallgallerian')
  await userEvent.type(await field('Username'), person.username)
  await userEvent.type(await field('Email'), person.email)
  await userEvent.type(await field('Password'), person.password)
  await userEvent.type(await field('Confirm password'), confirm)
}

const make = () => userEvent.click(screen.getByRole('button', { name: 'Create administrator and mall' }))

export const Form: Story = {
  ...adminStory(opened),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await expect(await field('Name of the mall')).toHaveFocus()
    await expect(screen.getByRole('heading', { level: 1, name: 'Set up Kiosk Admin' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  ...adminStory(opened),
  play: async () => {
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('heading', { name: 'Saturday 21 November' })).toBeVisible()
    await expect(location.pathname + location.hash).toBe('/published')
    await expect(localStorage.getItem('userName')).toBe('astrid')
    await expect((await screen.findAllByText('Vallgallerian')).length).toBeGreaterThan(0)
  },
}

export const Mistakes: Story = {
  ...adminStory(opened),
  tags: ['picture', '!autodocs'],
  parameters: formAlone,
  play: async () => {
    await field('Name of the mall')
    await make()
    await expect(await screen.findByText('5 fields need your attention')).toBeVisible()
    await fillIn('something else')
    await userEvent.type(await field('Username'), ' å')
    await userEvent.type(await field('Email'), '@')
    await userEvent.clear(await field('Password'))
    await userEvent.type(await field('Password'), 'short')
    await make()
    await expect((await screen.findAllByText('Invalid value')).length).toBeGreaterThan(0)
    await expect(screen.getAllByText('Email is incorrect').length).toBeGreaterThan(0)
    await expect(screen.getAllByText('Field must have at least 10 letters').length).toBeGreaterThan(0)
    await expect(screen.getAllByText('Passwords not equal').length).toBeGreaterThan(0)
  },
}

/** A weak password creates no administrator. */
export const GuessablePassword: Story = {
  ...adminStory(opened),
  play: async () => {
    await field('Name of the mall')
    await fillIn('Password12')
    for (const label of ['Password', 'Confirm password']) {
      await userEvent.clear(await field(label))
      await userEvent.type(await field(label), 'Password12')
    }
    await expect(await screen.findByText('Weak password')).toBeVisible()
    await make()
    const refused = 'Invalid value. It’s too easy to guess. Choose several words that don’t belong together.'
    await expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0)
  },
}

export const UsedLink: Story = {
  ...adminStory({ ...opened, path: consumeLink }),
  tags: ['picture', '!autodocs'],
  parameters: formAlone,
  play: async () => {
    await fillIn()
    await make()
    const reason = await screen.findByRole('alert')
    await expect(reason).toHaveTextContent(
      'This set-up link has been used, has expired, or was replaced by a newer one.',
    )
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(screen.getByText(/If there’s already an administrator, sign in/)).toBeVisible()
    // typed values stay for a newer link in the same tab
    await expect(await field('Email')).toHaveValue(person.email)
  },
}

export const UsedLinkLeadsToSignIn: Story = {
  ...adminStory({ ...opened, path: consumeLink }),
  play: async () => {
    await fillIn()
    await make()
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
    await expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
}

/** The server's message is translated. */
export const UsedLinkInSwedish: Story = {
  ...adminStory({ ...opened, path: consumeLink, code: 'se' }),
  play: async () => {
    const labels = ['Köpcentrumets namn', 'Användarnamn', 'E-post', 'Lösenord', 'Bekräfta lösenordet']
    const values = ['Vallgallerian', person.username, person.email, person.password, person.password]
    for (const [at, label] of labels.entries()) await userEvent.type(await field(label), values[at] ?? '')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Installationslänken har använts, är för gammal eller har ersatts av en nyare.',
    )
  },
}

export const HalfALink: Story = {
  ...adminStory({ ...opened, path: '/setup' }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.')
    await expect(screen.queryByRole('button', { name: 'Create administrator and mall' })).toBeNull()
    await expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
  },
}

/** A stored session belongs to another installation: the link opens set-up nevertheless. */
export const SignedInElsewhere: Story = {
  ...adminStory({ ...opened, path: '/setup#token=f_of-another', user: 'admin', seed: undefined }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Set up Kiosk Admin' })).toBeVisible()
    await expect(await field('Name of the mall')).toBeVisible()
  },
}

export const NoServer: Story = {
  ...adminStory({ ...opened, wrap: (fetch) => failing(fetch, { 'POST /Setup': 500 }) }),
  play: async () => {
    await fillIn()
    await make()
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t reach the server|Something goes wrong/)
    await expect(await field('Username')).toHaveValue(person.username)
  },
}

/** Set-up succeeds, but the sign-in after it fails: a message with a link to sign-in. */
export const MadeButNotSignedIn: Story = {
  ...adminStory({ ...opened, wrap: (fetch) => failing(fetch, { 'POST /Login': 500 }) }),
  play: async () => {
    await fillIn()
    await make()
    await expect(await screen.findByText('Administrator and mall created. Sign in to continue.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    await expect(await screen.findByRole('option', { name: 'Vallgallerian' })).toBeInTheDocument()
  },
}

export const Icelandic: Story = {
  ...adminStory({ ...opened, code: 'is' }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Uppsetning Kiosk Admin' })).toBeVisible()
    await expect(await field('Heiti verslunarmiðstöðvarinnar')).toHaveFocus()
  },
}
