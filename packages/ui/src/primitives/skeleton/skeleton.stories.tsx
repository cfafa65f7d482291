import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton } from './skeleton'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    guide: {
      use: ['The place of content whose shape is known while it loads.'],
      avoid: ['Unknown shape or a short wait. Use `Spinner`.', 'For less than 200 ms: it flickers.'],
      keyboard: [],
      accessibility: ['Hidden from screen readers: set `aria-busy` on the region, or say “Loading” in a status.'],
      do: {
        text: 'The shape of what comes, so that nothing moves when it is there.',
        render: () => (
          <div aria-busy="true" style={{ display: 'grid', gap: 8, width: 200 }}>
            <Skeleton style={{ height: 32, width: 32 }} />
            <Skeleton />
            <Skeleton style={{ width: '60%' }} />
          </div>
        ),
      },
      dont: {
        text: 'One grey block in place of a page of rows.',
        render: () => <Skeleton style={{ height: 96, width: 200 }} />,
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 12, width: 240 }}>
      <Skeleton style={{ height: 32, width: 32 }} />
      <Skeleton />
      <Skeleton style={{ width: '60%' }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
