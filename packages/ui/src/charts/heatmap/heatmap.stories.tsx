import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { clicksByHour, clicksUnit } from '../charts.fixture'
import { Heatmap } from './heatmap'

const meta = {
  title: 'Charts/Heatmap',
  component: Heatmap,
  args: { label: 'Clicks by hour', values: clicksByHour, hours: [9, 22], unit: clicksUnit },
  parameters: {
    docs: {
      description: {
        component:
          'Values by weekday and hour; darker cells have higher values, and weeks start on the first day of the locale’s region. The drawing is a slider (WAI-ARIA slider) in two dimensions: Left and Right go by hours, Up and Down by days, Page Up and Page Down by a tenth, Home and End to the ends; Escape hides the tooltip. The values are also available as a table, and can be exported as PNG, SVG or CSV.',
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
