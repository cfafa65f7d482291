import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from './badge'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Planned' },
  parameters: {
    guide: {
      use: ['A status in one or two words, in a row or a header.'],
      avoid: [
        'Active, InActive and the states of stations. Use `StatusBadge`.',
        'A number of unpublished changes. Use `PendingCount`.',
        'Something to press. Use `Button`.',
      ],
      keyboard: [],
      do: {
        text: 'A word, with a tone that fits.',
        render: () => (
          <>
            <Badge tone="success">Returned</Badge>
            <Badge tone="danger">Failed</Badge>
          </>
        ),
      },
      dont: {
        text: 'Sentences, or every tone at once.',
        render: () => (
          <>
            <Badge tone="danger">Please note that this offer has ended</Badge>
          </>
        ),
      },
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const tones = ['neutral', 'success', 'danger', 'warning', 'info', 'pending'] as const
const marks = [undefined, 'dot', 'ring', 'half', 'square', 'dash'] as const

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, max-content)', gap: 12 }}>
      {tones.map((tone) =>
        marks.map((mark) => (
          <Badge key={`${tone} ${mark}`} tone={tone} mark={mark}>
            {tone}
          </Badge>
        )),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('pending')).toHaveLength(marks.length)
  },
}
