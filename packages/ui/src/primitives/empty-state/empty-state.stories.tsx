import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgePercent, Lock, Search } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button'
import { EmptyState } from './empty-state'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      use: [
        'A list without rows: say what will be here, and offer the first step.',
        'A search without results, or a page without access.',
      ],
      avoid: ['Loading failed. Use `ErrorState`.', 'Still loading. Use `Skeleton`.'],
      keyboard: [],
      accessibility: ['A list announces its own result, so the text is not a live region.'],
      do: {
        text: 'Says what comes here and offers a first step.',
        render: () => (
          <EmptyState title="No offers yet" action={<Button variant="primary">New offer</Button>}>
            Offers show on the kiosks between their dates.
          </EmptyState>
        ),
      },
      dont: { text: 'A dead end.', render: () => <EmptyState title="No data" /> },
    },
  },
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

/** Without read permission: names the people who can grant it, without revealing content. */
export const NoAccess: Story = {
  tags: ['picture'],
  args: {
    tone: 'no-access',
    icon: <Lock strokeWidth={1.5} />,
    title: 'You have no access to offers',
    children: 'Ask your administrator for the right to read them.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no access to offers')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Without an icon, for small spaces. */
export const TextOnly: Story = {
  args: { icon: undefined, title: 'Nothing handed in today' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Nothing handed in today')).toBeVisible()
    await expect(canvasElement.querySelector('[data-slot=icon-badge]')).toBeNull()
  },
}
