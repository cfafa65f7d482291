import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { byTouch, phone, within } from '../conformance/touch'
import { allClicks, clicksUnit, fourWeeks } from './charts.fixture'
import { LineChart } from './line-chart/line-chart'

/** Charts used by touch. */
const meta = {
  title: 'Charts/By touch',
  component: LineChart,
  tags: ['!autodocs'],
  args: { label: 'Clicks per day', x: fourWeeks, series: allClicks, unit: clicksUnit, onRangeChange: fn() },
  decorators: [(Story) => <div style={{ paddingBlockEnd: 1200 }}>{Story()}</div>],
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

/** A tap shows a value permanently, a horizontal drag zooms in, a vertical drag scrolls the page. */
export const TouchReadsAndZooms: Story = {
  play: byTouch(async (touch, { canvas, args, step }) => {
    const chart = canvas.getByRole('slider', { name: 'Clicks per day' })
    await step('a tap shows', async () => {
      await touch.tap(within(chart, 0.98))
      await expect(await canvas.findByText('2,097 clicks')).toBeVisible()
    })
    await step('a drag down scrolls', async () => {
      await touch.drag(within(chart, 0.5, 0.8), within(chart, 0.5, 0.1))
      await waitFor(() => expect(window.scrollY).toBeGreaterThan(40))
      await expect(args.onRangeChange).not.toHaveBeenCalled()
    })
    await step('a drag along zooms in', async () => {
      await touch.drag(within(chart, 0.1), within(chart, 0.4))
      await waitFor(() => expect(args.onRangeChange).toHaveBeenCalledOnce())
      await expect(Number(chart.getAttribute('aria-valuemax'))).toBeLessThan(14)
      await expect(canvas.getByRole('button', { name: 'Show all' })).toBeVisible()
    })
  }, phone),
}
