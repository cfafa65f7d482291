import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './password-field'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** Can be looked at, and hidden again. */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'demo-kiosk')
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('demo-kiosk')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(password).toHaveAttribute('type', 'password')
  },
}

/** A new password is judged in a word while it is typed. */
export const Judged: Story = {
  args: { strength: true, autoComplete: 'new-password' },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.type(password, 'korrekt')
    await expect(canvas.getByRole('status')).toHaveTextContent('Weak password')
    await userEvent.type(password, ' häst batteri')
    await expect(canvas.getByRole('status')).toHaveTextContent('Strong password')
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <PasswordField label="Password" defaultValue="demo-kiosk" size="large" />
      <PasswordField label="New password" defaultValue="korrekt" strength />
      <PasswordField label="New password" defaultValue="sommarvägen 9" strength hint="At least 10 letters." />
      <PasswordField label="New password" defaultValue="korrekt häst batteri" strength />
      <PasswordField label="Password" defaultValue="demo-kiosk" disabled />
      <PasswordField label="Password" error="Field must have at least 10 letters" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Show password' })).toHaveLength(6)
  },
}
