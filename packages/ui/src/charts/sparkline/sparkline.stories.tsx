import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allClicks } from '../charts.fixture'
import { Sparkline } from './sparkline'

const [clicks] = allClicks

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Clicks per day', values: clicks?.values ?? [] },
  parameters: {
    guide: {
      use: ['A trend in a table cell or beside a number.'],
      avoid: ['Single values are to be read. Use `LineChart`.'],
      keyboard: [],
      accessibility: ['An image whose name has the last, smallest and largest value.'],
      do: {
        text: 'A trend beside the number that it belongs to.',
        render: () => (
          <span>
            1,842 clicks <Sparkline label="Clicks per day of four weeks" values={clicks?.values ?? []} />
          </span>
        ),
      },
      dont: {
        text: 'Two points are no trend.',
        render: () => (
          <span>
            1,842 clicks <Sparkline label="Clicks of two days" values={[1204, 1842]} />
          </span>
        ),
      },
    },
  },
} satisfies Meta<typeof Sparkline>

export default meta
type Story = StoryObj<typeof meta>

/** Its accessible name describes the line. */
export const Named: Story = {
  play: async ({ canvas }) => {
    const name = 'Clicks per day: 2,097 at the end, between 1,098 and 3,020'
    await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
}

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center', flexWrap: 'wrap' }}>
      <Sparkline {...args} />
      <Sparkline {...args} previous={clicks?.previous} />
      <Sparkline {...args} width={200} height={48} />
      <Sparkline {...args} values={[3, 5, null, null, 4, 6]} />
      <Sparkline {...args} values={[2, -3, 4, -1]} />
      <Sparkline {...args} values={[7]} />
      <Sparkline {...args} values={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Clicks per day: unknown' })).toBeVisible()
  },
}
