import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgePercent, Search } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button'
import { EmptyState } from './empty-state'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No offers yet', icon: <BadgePercent strokeWidth={1.5} /> },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

const onCreate = fn()

export const AllStates: Story = {
  args: {
    children: 'Offers you add show on the kiosks between their dates.',
    action: (
      <Button variant="primary" onClick={onCreate}>
        New offer
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New offer' }))
    await expect(onCreate).toHaveBeenCalled()
  },
}

export const NothingFound: Story = {
  tags: ['picture'],
  args: {
    tone: 'nothing-found',
    icon: <Search strokeWidth={1.5} />,
    title: 'No shop matches “skor”',
    children: 'Check the spelling, or look in all categories.',
    action: <Button>Clear search</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No shop matches “skor”')).toBeVisible()
  },
}
