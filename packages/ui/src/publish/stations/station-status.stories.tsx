import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StationStatus } from './station-status'

const at = (text: string) => new Date(`2026-11-${text}:00+01:00`)

const meta = {
  title: 'Stations/StationStatus',
  component: StationStatus,
  args: { state: 'offline', lastSeenAt: at('21T12:41') },
  parameters: {
    guide: {
      use: ['The state of one station, with the time of its last message.'],
      avoid: ['Many stations in a row. Use `StatusBadge` in a table.'],
      keyboard: [
        ['Tab', 'To the time, and shows the exact one.'],
        ['Enter, Space', 'Show the exact time.'],
        ['Escape', 'Hides it.'],
      ],
      do: {
        text: 'With the time of the last message, which tells a short break from a long one.',
        render: () => <StationStatus state="offline" lastSeenAt={at('21T12:41')} />,
      },
      dont: {
        text: 'A station that has been seen, without its time: it looks as if it never connected.',
        render: () => <StationStatus state="offline" />,
      },
    },
  },
} satisfies Meta<typeof StationStatus>

export default meta
type Story = StoryObj<typeof meta>

/** Focus shows the exact time; Escape hides it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const seen = canvas.getByRole('button', { name: 'Last connected 2 hours ago' })
    await expect(seen).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('21 Nov, 12:41')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
  },
}

/** Touch has no hover: a press shows it. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const seen = canvas.getByRole('button', { name: 'Last connected 2 hours ago' })
    await userEvent.pointer({ keys: '[TouchA]', target: seen })
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('21 Nov, 12:41')
  },
}

/** Offline and never seen are different statuses, as the latter needs an installation. */
export const NeverSeen: Story = {
  args: { lastSeenAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never connected')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const InIcelandic: Story = {
  globals: { language: 'is' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ótengd')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sást síðast fyrir 2 klst.' })).toBeVisible()
  },
}

export const AllStates: Story = {
  tags: ['width-390'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <StationStatus state="online" lastSeenAt={at('21T14:45')} />
      <StationStatus state="behind" lastSeenAt={at('21T14:41')} />
      <StationStatus state="behind" publishing lastSeenAt={at('21T14:45')} />
      <StationStatus state="restarting" lastSeenAt={at('21T14:44')} />
      <StationStatus state="offline" lastSeenAt={at('20T09:10')} />
      <StationStatus state="offline" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Online', 'Out of date', 'Publishing', 'Restarting', 'Offline', 'Never connected']) {
      await expect(canvas.getByText(word)).toBeVisible()
    }
    await expect(canvas.getByRole('button', { name: 'Last connected yesterday' })).toBeVisible()
  },
}
