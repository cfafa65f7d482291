import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './password-field'

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
  parameters: {
    guide: {
      use: ['Sign-in, and new passwords with `strength`.', 'With `match`, to repeat a new password.'],
      avoid: ['One-time codes. Use `PinInput`.', 'Secrets that nobody has to type: show them once with a copy button.'],
      keyboard: [['Tab', 'From the text to the button that reveals it.']],
      accessibility: [
        'The strength is text and is announced when it changes.',
        '`autoComplete` lets password managers fill it in; pasting is allowed.',
      ],
      do: {
        text: 'Says how strong a new password is, while it is typed.',
        render: () => <PasswordField label="New password" strength autoComplete="new-password" />,
      },
      dont: {
        text: 'A code that is used once: hiding it only makes typing harder.',
        render: () => <PasswordField label="Code of the message" autoComplete="off" />,
      },
    },
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** Can be shown and hidden. */
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

/** The strength of a new password is described while typing. */
export const Strength: Story = {
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

/** A custom strength replaces the field's own. */
export const CustomStrength: Story = {
  args: { strength: 'weak', autoComplete: 'new-password', defaultValue: 'korrekt häst batteri' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Weak password')
  },
}

/** A repeated password: equality is announced at once, a difference on blur. */
export const Repeated: Story = {
  args: {
    label: 'Repeat the password',
    match: 'häst batteri',
    autoComplete: 'new-password',
    error: 'Field is required',
  },
  play: async ({ canvas }) => {
    const again = canvas.getByLabelText('Repeat the password')
    await userEvent.type(again, 'häst')
    await expect(again).toHaveAccessibleDescription('Field is required')
    await userEvent.tab()
    await expect(again).toBeInvalid()
    await expect(again).toHaveAccessibleDescription('Passwords not equal')
    await userEvent.type(again, ' batteri')
    await expect(canvas.getByRole('status')).toHaveTextContent('Passwords match')
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
      <PasswordField label="Repeat the password" defaultValue="korrekt häst" match="korrekt häst" />
      <PasswordField label="Password" error="Field must have at least 10 letters" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Show password' })).toHaveLength(7)
  },
}
