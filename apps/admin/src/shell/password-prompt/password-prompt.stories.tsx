import { demoPassword } from '@kiosk-admin/api-client/demo'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Shell/Password prompt', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/user/user'
const names = ['amina.haddad', 'jonas.ekstrom']

async function deleteSeveral() {
  for (const name of names) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  }
  await userEvent.click(
    within(screen.getByRole('group', { name: '2 selected' })).getByRole('button', { name: 'Delete' }),
  )
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  return within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
}

export const ForSeveral: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const prompt = await deleteSeveral()
    await expect(prompt.getByLabelText('Password')).toHaveFocus()
  },
}

export const WrongThenRight: Story = {
  ...adminStory({ path }),
  play: async () => {
    const prompt = await deleteSeveral()
    await userEvent.type(prompt.getByLabelText('Password'), 'a guess{Enter}')
    await expect(await prompt.findByText('The password is incorrect.')).toBeVisible()
    await userEvent.clear(prompt.getByLabelText('Password'))
    await userEvent.type(prompt.getByLabelText('Password'), demoPassword)
    await userEvent.click(prompt.getByRole('button', { name: 'Confirm' }))
    await screen.findByText('Deleted')
    for (const name of names) await waitFor(() => expect(screen.queryByRole('row', { name })).toBeNull())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Cancelled: Story = {
  ...adminStory({ path }),
  play: async () => {
    await deleteSeveral()
    await userEvent.keyboard('{Escape}')
    // the question is still open, and nothing was deleted
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    for (const name of names) await expect(await screen.findByRole('row', { name })).toBeVisible()
    await expect(screen.queryByText('Deleted')).toBeNull()
  },
}
