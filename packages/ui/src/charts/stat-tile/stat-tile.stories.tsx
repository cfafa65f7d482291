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
    docs: {
      description: {
        component:
          'A value with its label and its change since the previous period; a group (WAI-ARIA group) named by the label. Improvements are green: with `better="less"` these are decreases. Use `large` once a page, and `small` for facts such as the busiest day. A `Sparkline` can be shown beside the value.',
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
