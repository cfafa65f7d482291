import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { allClicks } from '../charts.fixture'
import { Sparkline } from '../sparkline/sparkline'
import { StatTile } from './stat-tile'

const meta = {
  title: 'Charts/StatTile',
  component: StatTile,
  args: { label: 'clicks in 28 days', value: 49749, previous: 39483 },
  parameters: {
    guide: {
      use: ['A key figure with its change since the period before.', 'Several in a row above charts.'],
      avoid: [
        'More than about six on a page: nothing stands out. Use a table.',
        'A count that leads to a list. Use `DashboardTile`.',
      ],
      keyboard: [],
      accessibility: [
        'A group named by its label; whether a change is an improvement is also an arrow and a sign, not only a colour.',
      ],
      do: {
        text: 'The period is in the label, and the number before it shows the change.',
        render: () => <StatTile label="clicks in 28 days" value={49749} previous={39483} />,
      },
      dont: {
        text: 'A number without a period, which nobody can compare.',
        render: () => <StatTile label="clicks" value={49749} />,
      },
    },
  },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

/** The change is signed and described in words. */
export const Named: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('group', { name: 'clicks in 28 days' })
    await expect(tile).toHaveTextContent('49,749')
    await expect(tile).toHaveTextContent('+26% on the previous period')
  },
}

/** A change from zero has no percentage. */
export const ChangeFromZero: Story = {
  args: { previous: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('nothing in the previous period')
  },
}

const [clicks] = allClicks

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: '1fr 1fr', alignItems: 'end' }}>
      <StatTile {...args} size="large" />
      <StatTile {...args}>
        <Sparkline label="Clicks per day" values={clicks?.values ?? []} previous={clicks?.previous} />
      </StatTile>
      <StatTile {...args} value={120} previous={150} label="fewer is worse" />
      <StatTile {...args} value={120} previous={150} better="less" label="fewer is better" />
      <StatTile {...args} value={120} previous={150} better="neither" label="fewer is neither" />
      <StatTile {...args} value={120} previous={120} label="no change" />
      <StatTile {...args} value={null} label="unknown" />
      <StatTile {...args} loading />
      <StatTile size="small" label="Busiest day" value="Fri 20 Nov" />
      <StatTile size="small" label="Average per station per day" value={222} previous={180} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unknown', { selector: '.kui\\:sr-only' })).toBeInTheDocument()
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument()
  },
}
