import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge'
import { StatusBadge, type StatusName } from './status-badge'

const meta = {
  title: 'Primitives/StatusBadge',
  component: StatusBadge,
  args: { status: 'Active' },
  parameters: {
    guide: {
      use: ['The statuses of content and stations: each has one word, shape and colour.'],
      avoid: ['Statuses of your own. Use `Badge`.'],
      keyboard: [],
      accessibility: ['The word is text in the language of the page.'],
      do: {
        text: 'The same word and shape for a status everywhere.',
        render: () => <StatusBadge status="offline" />,
      },
      dont: {
        text: 'A status drawn anew, with a word of its own.',
        render: () => <Badge tone="danger">Not reachable!</Badge>,
      },
    },
  },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

const words: Record<StatusName, string> = {
  Active: 'Active',
  InActive: 'InActive',
  unpublished: 'Not published',
  changed: 'Changed',
  published: 'Published',
  planned: 'Planned',
  ended: 'Ended',
  online: 'Online',
  behind: 'Out of date',
  offline: 'Offline',
  restarting: 'Restarting',
  publishing: 'Publishing',
  neverSeen: 'Never connected',
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {(Object.keys(words) as StatusName[]).map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of new Set(Object.values(words))) await expect(canvas.getAllByText(word)[0]).toBeVisible()
  },
}

export const InSwedish: Story = {
  globals: { language: 'se' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aktiv')).toBeVisible()
  },
}
