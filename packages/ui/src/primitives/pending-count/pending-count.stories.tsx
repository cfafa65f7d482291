import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PendingCount } from './pending-count'

const meta = {
  title: 'Primitives/PendingCount',
  component: PendingCount,
  args: { count: 12 },
  parameters: {
    guide: {
      use: ['The number of unpublished changes, beside a word that says so.'],
      avoid: ['Other numbers: yellow has this one meaning.', 'Warnings. Use `Note` or `Badge`.'],
      keyboard: [],
      accessibility: ['The number is text; the word beside it gives it a meaning.'],
      do: {
        text: 'A number of unpublished changes, beside its word.',
        render: () => (
          <span>
            Unpublished <PendingCount count={12} />
          </span>
        ),
      },
      dont: {
        text: 'Any other number: yellow means “not on the kiosks yet”.',
        render: () => (
          <span>
            Shops in all <PendingCount count={84} />
          </span>
        ),
      },
    },
  },
} satisfies Meta<typeof PendingCount>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <PendingCount count={3} />
      <PendingCount count={1284} />
      <PendingCount role="img" aria-label="Not on the kiosks yet" />
      <span style={{ background: 'var(--k-sign)', padding: 8, display: 'inline-flex' }}>
        <PendingCount count={12} onSign />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Not on the kiosks yet' })).toBeVisible()
  },
}
