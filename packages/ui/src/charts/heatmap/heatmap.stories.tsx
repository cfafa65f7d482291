import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { clicksByHour, clicksUnit } from '../charts.fixture'
import { Heatmap } from './heatmap'

const meta = {
  title: 'Charts/Heatmap',
  component: Heatmap,
  args: { label: 'Clicks by hour', values: clicksByHour, hours: [9, 22], unit: clicksUnit },
  parameters: {
    guide: {
      use: ['Find busy hours: one value for each weekday and hour.'],
      avoid: ['Exact values matter. Use a table.', 'Other axes than weekday and hour: it has no others.'],
      keyboard: [
        ['←, →', 'Go by hour.'],
        ['↑, ↓', 'Go by day.'],
        ['Page Up, Page Down', 'Go by a tenth.'],
        ['Home, End', 'Go to the first or last.'],
        ['Escape', 'Hides the tooltip.'],
      ],
      accessibility: [
        'Lightness carries the value, so it is readable without colour vision.',
        'Values are also in a table, which screen readers can read and the button below shows to everyone.',
      ],
      do: {
        text: 'Only the hours in which the mall is open.',
        render: () => (
          <div style={{ width: '100%' }}>
            <Heatmap label="Clicks in opening hours" values={clicksByHour} hours={[9, 22]} unit={clicksUnit} />
          </div>
        ),
      },
      dont: {
        text: 'The night as well: half of the drawing is empty, and busy hours become narrow.',
        render: () => (
          <div style={{ width: '100%' }}>
            <Heatmap label="Clicks of day and night" values={clicksByHour} hours={[0, 24]} unit={clicksUnit} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof Heatmap>

export default meta
type Story = StoryObj<typeof meta>

/** Hours across, days down; the ends of a day lead to the next. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by hour' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(chart).toHaveFocus()
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Monday, 09:00–10:00: \d+ clicks$/)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Tuesday, 10:00–11:00: /)
    await userEvent.keyboard('{End}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Sunday, 21:00–22:00: unknown')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(chart).toHaveAttribute('aria-valuenow', '91')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
  },
}

export const Pointer: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks by hour' })
    const { right, top } = chart.getBoundingClientRect()
    await fireEvent.pointerMove(chart, { clientX: right - 4, clientY: top + 4 })
    await waitFor(() => expect(chart.getAttribute('aria-valuetext')).toMatch(/^Monday, 21:00–22:00: /))
    await expect(canvas.getByText('Monday, 21:00–22:00')).toBeVisible()
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
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: '1fr 1fr' }}>
      <Heatmap {...args} />
      <Heatmap {...args} label="The whole day" hours={[0, 24]} />
      <Heatmap {...args} label="Loading" loading height={160} />
      <Heatmap {...args} label="Nothing counted" values={[]} height={160} />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: 'Clicks by hour' }).focus()
    await userEvent.keyboard('{ArrowDown>4/}{ArrowRight>7/}')
    await expect(canvas.getByText('Friday, 16:00–17:00')).toBeVisible()
  },
}
