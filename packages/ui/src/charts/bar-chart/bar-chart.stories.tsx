import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { byStation, byStationAndKind, byStationBefore, clicksUnit, stations } from '../charts.fixture'
import { BarChart } from './bar-chart'

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: { label: 'Clicks by station', categories: stations, series: byStation, unit: clicksUnit },
  parameters: {
    guide: {
      use: [
        'Compare amounts of things: clicks by shop, visits by weekday.',
        'Stacked: parts of several totals. Horizontal: long names.',
      ],
      avoid: [
        'Values over a long time. Use `LineChart`.',
        'Shares of one total with few parts. `PieChart` may be clearer.',
        'More than six series: combine the smallest.',
      ],
      keyboard: [
        ['←, →, ↑, ↓', 'Go from bar to bar, or group to group.'],
        ['Page Up, Page Down', 'Go by a tenth.'],
        ['Home, End', 'Go to the first or last.'],
        ['Escape', 'Hides the tooltip.'],
      ],
      accessibility: [
        'The drawing is a slider; its value text is the category with its values.',
        'Values are also in a table, which screen readers can read and the button below shows to everyone.',
      ],
      do: {
        text: 'Bars for things that are compared: stations.',
        render: () => (
          <div style={{ width: '100%' }}>
            <BarChart label="Clicks of each station" categories={stations} series={byStation} unit={clicksUnit} />
          </div>
        ),
      },
      dont: {
        text: 'One bar. Write the number, or use StatTile.',
        render: () => (
          <div style={{ width: '100%' }}>
            <BarChart
              label="Clicks of K1"
              categories={['K1']}
              series={[{ id: 'clicks', name: 'Clicks', values: [1842] }]}
              unit={clicksUnit}
            />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

/** The WAI-ARIA slider announces the values of each bar. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by station' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'K2: 13,380 clicks')
    await userEvent.keyboard('{ArrowRight}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'K1: 9,816 clicks')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    await expect(chart).toHaveAttribute('aria-valuemax', '8')
    await userEvent.tab()
    await expect(canvas.queryByText('8,560 clicks')).not.toBeInTheDocument()
  },
}

/** A touch press shows the tooltip until the next press elsewhere. */
export const Touch: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by station' })
    spyOn(chart, 'setPointerCapture').mockImplementation(() => {})
    const { left, top } = chart.getBoundingClientRect()
    const finger = { clientX: left + 120, clientY: top + 80, button: 0, pointerId: 2, pointerType: 'touch' }
    await fireEvent.pointerDown(chart, finger)
    await fireEvent.pointerUp(chart, finger)
    await fireEvent.pointerOut(chart, finger)
    await expect(canvas.getByText('13,380 clicks')).toBeVisible()
    chart.focus()
    await userEvent.tab()
    await expect(canvas.queryByText('13,380 clicks')).not.toBeInTheDocument()
  },
}

/** The current week is faintly filled, outlined and announced as incomplete. */
export const Unfinished: Story = {
  args: {
    label: 'Clicks by week',
    categories: ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    series: [{ id: 'clicks', name: 'Clicks', values: [10994, 11918, 12916, 5112], previous: [9044, 9120, 8894, 9561] }],
    placeName: (monday) => `Week of ${monday}`,
    unfinished: '2026-11-16',
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by week' })
    chart.focus()
    await userEvent.keyboard('{End}')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Week of 2026-11-16, so far: 5,112 clicks, 9,561 in the previous period',
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('row', { name: 'Week of 2026-11-16, so far 5,112 9,561' })).toBeInTheDocument()
  },
}

/** A week of which only a part was counted looks and reads so, too. */
export const Incomplete: Story = {
  args: { ...Unfinished.args, partial: ['2026-10-26'] },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const name = 'Week of 2026-10-26, incomplete 10,994 9,044'
    await expect(canvas.getByRole('row', { name })).toBeInTheDocument()
  },
}

/** Horizontal bars are read from the top. */
export const Horizontal: Story = {
  args: { horizontal: true },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by station' })
    await expect(chart).toHaveAttribute('aria-orientation', 'vertical')
    chart.focus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'K1: 9,816 clicks')
    const { left, bottom } = chart.getBoundingClientRect()
    await fireEvent.pointerMove(chart, { clientX: left + 40, clientY: bottom - 20 })
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'K8: 1,944 clicks'))
  },
}

/** A group announces all its values; the table has a column for each series. */
export const Stacked: Story = {
  args: { series: byStationAndKind, categories: stations.slice(0, 4), layout: 'stacked' },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by station' })
    chart.focus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'K2: Category 5,084; Shop or company 3,613; Pathfinder 2,007')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
  },
}

export const Failed: Story = {
  args: { error: 'The stations could not be asked.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The stations could not be asked.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const four = stations.slice(0, 4)
const balance = [{ id: 'more', name: 'More than before', values: [420, -180, 0, null] }]

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 28, gridTemplateColumns: 'repeat(3, 1fr)' }}>
      <BarChart {...args} height={200} />
      <BarChart {...args} label="Lying" horizontal height={200} />
      <BarChart {...args} label="With the period before" series={byStationBefore} height={200} />
      <BarChart {...args} label="Grouped" series={byStationAndKind} categories={four} height={200} />
      <BarChart {...args} label="Stacked" layout="stacked" series={byStationAndKind} categories={four} height={200} />
      <BarChart
        {...args}
        label="Stacked and lying"
        layout="stacked"
        horizontal
        series={byStationAndKind}
        categories={four}
      />
      <BarChart {...args} label="Below zero" series={balance} categories={four} height={180} />
      <BarChart {...args} label="Loading" loading height={180} />
      <BarChart {...args} label="Nothing counted" categories={[]} height={180} />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: 'Grouped' }).focus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument()
    await expect(canvas.getByText('No figures yet')).toBeVisible()
  },
}
