import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing } from '../../testing/story-fetch'

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

export const ByKeyboard: Story = {
  ...adminStory(signedOut),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'admin')
    await userEvent.tab()
    await userEvent.keyboard('demo-kiosk{Enter}')
    await screen.findByRole('heading', { name: 'Saturday 21 November' })
    await expect(location.pathname).toBe('/published')
    await expect(localStorage.getItem('userName')).toBe('admin')
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
    await expect(screen.getAllByText('Field is required')).toHaveLength(2)
  },
}

export const NoServer: Story = {
  ...adminStory({ ...signedOut, wrap: (fetch) => failing(fetch, { 'GET /Sites': 503, 'POST /Login': 503 }) }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('The malls did not load')
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
