import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RangeSlider } from './range-slider'

const meta = {
  title: 'Fields/RangeSlider',
  component: RangeSlider,
  args: { label: 'Prices', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['Filter by a range where the exact ends do not matter: prices, distances.'],
      avoid: ['Exact ends. Use two `NumberField`s.', 'Dates. Use `DateRangePicker`.'],
      keyboard: [
        ['←, →, ↑, ↓', 'Move the focused thumb by a step.'],
        ['Page Up, Page Down', 'By ten steps.'],
        ['Home, End', 'To the end, or to the other thumb.'],
        ['Tab', 'To the other thumb.'],
      ],
      accessibility: ['Each thumb has a name of its own, and `format` writes its value text.'],
      do: {
        text: 'A rough range to filter by, with its unit.',
        render: () => <RangeSlider label="Prices" defaultValue={[20, 60]} format={(value) => `€${value}`} />,
      },
      dont: {
        text: 'Exact numbers: a year cannot be hit with a finger.',
        render: () => <RangeSlider label="Founded between" min={1900} max={2026} defaultValue={[1987, 1998]} />,
      },
    },
  },
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

/** The thumbs stop at each other, with the steps between them. */
export const Range: Story = {
  render: function Render() {
    const [range, setRange] = useState<readonly [number, number]>([20, 60])
    return (
      <>
        <RangeSlider label="Prices" value={range} onValueChange={setRange} step={10} minStepsBetweenThumbs={1} />
        <p>{`From ${range[0]} to ${range[1]}`}</p>
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Prices' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'From' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight>6/}')
    await expect(canvas.getByText('From 50 to 60')).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'From' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByText('From 50 to 90')).toBeVisible()
  },
}

/** Read-only ranges can be focused and read. */
export const ReadOnly: Story = {
  args: { defaultValue: [20, 60], readOnlyReason: 'You can view offers, not change them.' },
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('slider', { name: 'From' })
    await expect(from).toHaveAccessibleDescription('You can view offers, not change them.')
    from.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(from).toHaveAttribute('aria-valuenow', '20')
  },
}

export const InAForm: Story = {
  render: () => (
    <form aria-label="Offer">
      <RangeSlider label="Prices" name="prices" defaultValue={[20, 60]} />
    </form>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('slider', { name: 'To' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form')).entries()]).toEqual([
      ['prices[]', '20'],
      ['prices[]', '61'],
    ])
  },
}

const kronor = (value: number) => `${value} kr`

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '20px 32px', maxWidth: 640 }}>
      <RangeSlider label="Prices" defaultValue={[20, 70]} format={kronor} hint="Of a meal." required />
      <RangeSlider label="Prices" defaultValue={[20, 70]} marks={[0, 25, 50, 75, 100]} />
      <RangeSlider label="Prices" defaultValue={[0, 10]} error="Choose a wider range" />
      <RangeSlider label="Prices" value={[20, 70]} readOnlyReason="You can view offers, not change them." />
      <RangeSlider label="Prices" defaultValue={[20, 70]} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(10)
    await expect(canvas.getAllByRole('slider', { name: 'To' })[2]).toBeInvalid()
  },
}
