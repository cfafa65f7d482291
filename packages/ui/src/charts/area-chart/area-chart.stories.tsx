import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { allClicks, byKind, clicksUnit, fourWeeks } from '../charts.fixture'
import { AreaChart } from './area-chart'

const three = byKind.slice(0, 3)
const compared = three.map((one) => ({ ...one, previous: one.values.map((value) => Math.round((value ?? 0) * 0.65)) }))

const meta = {
  title: 'Charts/AreaChart',
  component: AreaChart,
  args: { label: 'Clicks by type', x: fourWeeks, series: three, unit: clicksUnit, onRangeChange: fn() },
  parameters: {
    guide: {
      use: ['Amounts over time whose sum matters: visitors by entrance, stacked.', 'The volume below one curve.'],
      avoid: [
        'Several series are compared with each other: lines cross, areas hide. Use `LineChart`.',
        'A stack would mix positive and negative values.',
        'There are only a few points in time. Use `BarChart`.',
      ],
      keyboard: [
        ['←, →', 'Go to the value before or after.'],
        ['Page Up, Page Down', 'Go by a tenth of the values.'],
        ['Home, End', 'Go to the first or last value.'],
        ['Shift ←, Shift →', 'Select a range.'],
        ['Enter', 'Zooms into the range.'],
        ['Escape', 'Hides the tooltip.'],
      ],
      accessibility: [
        'The drawing is a slider; its value text is the date with all values.',
        'Values are also in a table, which screen readers can read and the button below shows to everyone.',
      ],
      do: {
        text: 'Parts on top of each other, whose sum matters.',
        render: () => (
          <div style={{ width: '100%' }}>
            <AreaChart label="Clicks of three types" x={fourWeeks} series={three} unit={clicksUnit} />
          </div>
        ),
      },
      dont: {
        text: 'So many layers that only the lowest can be read.',
        render: () => (
          <div style={{ width: '100%' }}>
            <AreaChart label="Clicks of every type" x={fourWeeks} series={byKind} unit={clicksUnit} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof AreaChart>

export default meta
type Story = StoryObj<typeof meta>

/** The slider announces the values, not their sums. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by type' })
    chart.focus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      `Sunday 25 October: ${three.map(({ name, values }) => `${name} ${values[0]}`).join('; ')}`,
    )
    await userEvent.keyboard('{Shift>}{ArrowRight>6/}{/Shift}{Enter}')
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-10-25', to: '2026-10-31' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(chart).toHaveAttribute('aria-valuemax', '28')
  },
}

export const Pointer: Story = {
  args: { series: allClicks, label: 'Clicks' },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks' })
    const { right, top } = chart.getBoundingClientRect()
    await fireEvent.pointerMove(chart, { clientX: right, clientY: top + 60 })
    await expect(await canvas.findByText('2,097 clicks')).toBeVisible()
    await fireEvent.pointerOut(chart, { clientX: right, clientY: top + 60 })
    await waitFor(() => expect(canvas.queryByText('2,097 clicks')).not.toBeInTheDocument())
  },
}

/** The same figures as a table, with those of the previous period. */
export const FigureTable: Story = {
  args: { series: compared },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Clicks by type' }))
    await expect(table.getAllByRole('columnheader')).toHaveLength(7)
    await expect(table.getAllByRole('rowheader')).toHaveLength(28)
  },
}

export const Failed: Story = {
  args: { error: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const gaps = [
  { id: 'k1', name: 'K1', values: [4, 5, 6, 5, null, 2, 3] },
  { id: 'k2', name: 'K2', values: [2, 3, null, null, 3, 4, 4] },
]

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <AreaChart {...args} series={byKind} />
      <div style={{ display: 'grid', gap: 32, gridTemplateColumns: '1fr 1fr' }}>
        <AreaChart {...args} label="Overlapping" layout="overlapping" height={200} />
        <AreaChart {...args} label="Compared" series={compared} height={200} />
      </div>
      <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
        <AreaChart {...args} label="With gaps" x={fourWeeks.slice(0, 7)} series={gaps} height={180} />
        <AreaChart {...args} label="So far" unfinished="2026-11-21" series={three} height={180} />
        <AreaChart {...args} label="Loading" loading height={180} />
        <AreaChart {...args} label="Nothing counted" x={[]} series={[]} height={180} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by type' })
    chart.focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByText('Friday 20 November', { ignore: 'th' })).toBeVisible()
    await expect(canvas.getByText('No figures yet')).toBeVisible()
  },
}

/** In narrow charts, names are above the areas. */
export const OnPhones: Story = {
  tags: ['picture', 'width-390'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Clicks by type' })).toBeVisible()
  },
}
