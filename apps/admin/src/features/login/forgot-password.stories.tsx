import type { TestAppOptions } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Forgot password', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>
type Mailer = NonNullable<TestAppOptions['mailer']>

const sent: Parameters<Mailer['send']>[0][] = []
const mailer: Mailer = { send: async (mail) => void sent.push(mail) }
const clearMail = async () => void sent.splice(0)

/** From the sign-in page to the e-mail, to a new password. */
export const ByMail: Story = {
  ...adminStory({ path: '/', user: null, mailer, before: clearMail }),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
    await screen.findByRole('heading', { name: 'Forgot your password?' })
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
    await expect(await screen.findByText('Field is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Username or email'), 'editor')
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
    await expect(await screen.findByRole('status')).toHaveTextContent('If editor has an account here')
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(sent[0]?.subject).toBe('Choose a new password for Kiosk Admin')
    await expect(sent[0]?.to).toBe('editor@strandgallerian.example')
    await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await screen.findByRole('heading', { name: 'Sign in' })
  },
}

/** Unknown accounts get the same answer, and no e-mail is sent. */
export const Unknown: Story = {
  ...adminStory({ path: '/forgot-password', user: null, code: 'se', mailer, before: clearMail }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main > div + div' } },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Användarnamn eller e-postadress'), 'ingen@example.com{Enter}')
    await expect(await screen.findByRole('status')).toHaveTextContent('Om ingen@example.com har ett konto här')
    await expect(sent).toHaveLength(0)
  },
}

/** Without an e-mail server, users are told to ask an administrator. */
export const NotOffered: Story = {
  ...adminStory({ path: '/', user: null }),
  play: async () => {
    await expect(await screen.findByText('Forgot your password? Ask an administrator at your mall.')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull()
  },
}
