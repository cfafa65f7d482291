import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartColumn, ChartLine, ChartPie } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { SegmentedControl } from './segmented-control'

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true }
const charts = [
  { value: 'line', label: 'Line', icon: <ChartLine {...icon} /> },
  { value: 'bar', label: 'Bar', icon: <ChartColumn {...icon} /> },
  { value: 'pie', label: 'Pie', icon: <ChartPie {...icon} /> },
]

const periods = ['Day', 'Week', 'Month']
const longPeriods = ['The day of today', 'All of this week']

const meta = {
  title: 'Fields/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Period', options, onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Switch between two to five views or settings with short names.'],
      avoid: [
        'Options have long names. Use `RadioGroup` or `Select`.',
        'Panels of content. Use `Tabs`.',
        'None may be selected. Use `ToggleGroup`.',
      ],
      keyboard: [
        ['Tab', 'To the selected segment.'],
        ['←, →', 'Select the next segment, and wrap around.'],
      ],
      do: {
        text: 'One or two words a segment.',
        render: () => <SegmentedControl label="Period" options={periods} />,
      },
      dont: {
        text: 'Long options wrap or are cut off.',
        render: () => <SegmentedControl label="Period" options={longPeriods} />,
      },
    },
  },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

/** The first segment is selected initially. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }))
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month')
  },
}

/** ARIA pattern radio group: one Tab stop, arrow keys select and wrap around. */
export const Keyboard: Story = {
  args: { defaultValue: 'week' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('day')
    await userEvent.tab()
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement)
  },
}

/** In right-to-left text, arrow keys follow the visual order. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
  },
}

/** In a toolbar, the label is visible to screen readers only. */
export const InToolbar: Story = {
  args: { labelHidden: true, value: 'week' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('day')
    const group = canvas.getByRole('radiogroup', { name: 'Period' })
    await expect(group).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
  },
}

/** Locked: focusable, but unchangeable. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You can view slideshows but not change them.' },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Period' })
    await expect(group).toHaveAccessibleDescription('You can view slideshows but not change them.')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('radio', { name: 'Day' })).toBeChecked()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20, maxWidth: 640 }}>
      <SegmentedControl label="Period" options={options} defaultValue="week" hint="What a point stands for." />
      <SegmentedControl label="Chart" options={charts} required />
      <SegmentedControl label="Period" options={options} size="small" />
      <SegmentedControl label="Period" options={options} size="large" />
      <SegmentedControl label="Shown" options={options} fill error="Invalid value" />
      <SegmentedControl
        label="Period"
        options={options}
        readOnlyReason="You can view slideshows but not change them."
      />
      <SegmentedControl label="Period" options={options} disabled />
      <SegmentedControl label="Period" options={options.map((one) => ({ ...one, disabled: one.value === 'month' }))} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Shown' })).toBeInvalid()
    await expect(canvas.getAllByRole('radio', { name: 'Month' }).at(-1)).toBeDisabled()
    await userEvent.tab()
    await expect(canvas.getAllByRole('radio', { name: 'Week' })[0]).toHaveFocus()
  },
}
