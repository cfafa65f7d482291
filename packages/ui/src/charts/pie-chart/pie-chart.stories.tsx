import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { clicksUnit, kindParts } from '../charts.fixture'
import { PieChart } from './pie-chart'

const meta = {
  title: 'Charts/PieChart',
  component: PieChart,
  args: { label: 'Clicks by type', parts: kindParts, unit: clicksUnit },
  parameters: {
    guide: {
      use: ['Shares of one total with two to six parts.'],
      avoid: [
        'Parts are close to each other: lengths compare better. Use `BarChart`.',
        'Shares over time. Use a stacked `AreaChart`.',
        'One share alone. Use a number.',
      ],
      keyboard: [
        ['←, →, ↑, ↓', 'Go from slice to slice.'],
        ['Home, End', 'Go to the first or last slice.'],
        ['Escape', 'Hides the tooltip.'],
      ],
      accessibility: [
        'Slices are separated by a gap, and named with their share beside it.',
        'Values are also in a table, which screen readers can read and the button below shows to everyone.',
      ],
      do: {
        text: 'A few parts of one whole.',
        render: () => (
          <div style={{ width: '100%' }}>
            <PieChart label="Shares of clicks by type" parts={kindParts.slice(0, 3)} unit={clicksUnit} />
          </div>
        ),
      },
      dont: {
        text: 'Parts of about the same size: nobody sees which is larger. Use BarChart.',
        render: () => (
          <div style={{ width: '100%' }}>
            <PieChart
              label="Clicks by floor"
              parts={['One', 'Two', 'Three', 'Four'].map((name, at) => ({ id: name, name, value: 250 + at }))}
              unit={clicksUnit}
            />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof PieChart>

export default meta
type Story = StoryObj<typeof meta>

/** The WAI-ARIA slider announces share and value of each slice. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by type' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await expect(chart).toHaveAttribute('aria-valuetext', 'Category: 38%, 18,905 clicks')
    await userEvent.keyboard('{ArrowDown}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Shop or company: 27%, 13,432 clicks')
    await expect(canvas.getByText('13,432 clicks')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('13,432 clicks')).not.toBeInTheDocument()
  },
}

/** More than six parts are combined; the table lists all. */
export const Other: Story = {
  args: {
    parts: [...kindParts, { id: 'search', name: 'Search', value: 995 }, { id: 'home', name: 'Home', value: 497 }],
  },
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by type' })
    await expect(chart).toHaveAttribute('aria-valuemax', '6')
    chart.focus()
    await userEvent.keyboard('{End}')
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Other: 7%, /)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8)
  },
}

/** Legend entries react to the pointer like slices. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by type' })
    const { left, top } = chart.getBoundingClientRect()
    await fireEvent.pointerMove(chart, { clientX: left + 90, clientY: top + 170 })
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'Shop or company: 27%, 13,432 clicks'))
    await fireEvent.pointerMove(chart, { clientX: left + 230, clientY: top + 75 })
    await waitFor(() => expect(chart).toHaveAttribute('aria-valuetext', 'Pathfinder: 15%, 7,462 clicks'))
  },
}

export const Failed: Story = {
  args: { error: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: '420px 420px 220px' }}>
      <PieChart {...args} />
      <PieChart {...args} label="A pie" donut={false} />
      <PieChart {...args} label="Narrow" parts={kindParts.slice(0, 3)} height={140} />
      <PieChart {...args} label="Walked through" />
      <PieChart {...args} label="One part alone" parts={kindParts.slice(0, 1)} />
      <PieChart {...args} label="Loading" loading />
      <PieChart {...args} label="Nothing counted" parts={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: 'Walked through' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByText('13,432 clicks')).toBeVisible()
    await expect(canvas.getByText('No figures yet')).toBeVisible()
  },
}
