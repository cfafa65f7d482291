import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      use: ['A wait of unknown length in a small place.'],
      avoid: [
        'In a button: `busy` shows it.',
        'Progress is known. Use `ProgressBar`.',
        'A page or list is loading. Use `Skeleton`.',
      ],
      keyboard: [],
      accessibility: ['With a `label` it is a status and is announced.'],
      do: {
        text: 'Small, beside words that say what is awaited.',
        render: () => (
          <>
            <Spinner /> Looking for stations
          </>
        ),
      },
      dont: {
        text: 'Alone in the middle of a page. Use Skeleton.',
        render: () => <Spinner size={48} label="Loading" />,
      },
    },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** With a label it is announced; without one it is beside a text. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Spinner label="Loading" />
      <Spinner size={24} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
  },
}
