import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { allClicks, byKind, clicksUnit, fourWeeks } from '../charts.fixture'
import { LineChart } from './line-chart'

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    label: 'Clicks per day',
    x: fourWeeks,
    series: allClicks,
    unit: clicksUnit,
    onRangeChange: fn(),
  },
  parameters: {
    guide: {
      use: [
        'Change over time, also of several series and with the period before.',
        'Long series: select a range to zoom in.',
      ],
      avoid: [
        'Unordered categories. Use `BarChart`.',
        'A trend as small as a word. Use `Sparkline`.',
        'More than six series: the lines cannot be told apart.',
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
        'Lines are labelled at their ends, not by colour alone.',
        'Values are also in a table, which screen readers can read and the button below shows to everyone.',
      ],
      do: {
        text: 'One or two lines whose course is compared.',
        render: () => (
          <div style={{ width: '100%' }}>
            <LineChart label="Clicks of four weeks" x={fourWeeks} series={byKind.slice(0, 2)} unit={clicksUnit} />
          </div>
        ),
      },
      dont: {
        text: 'Every line there is: none can be followed.',
        render: () => (
          <div style={{ width: '100%' }}>
            <LineChart label="Clicks of all types" x={fourWeeks} series={byKind} unit={clicksUnit} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof LineChart>

export default meta
type Story = StoryObj<typeof meta>

const slider = (canvas: { getByRole: typeof screen.getByRole }) =>
  canvas.getByRole('slider', { name: 'Clicks per day' })

/** The WAI-ARIA slider announces current and previous values. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Figures' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus()
    await userEvent.tab()
    const chart = slider(canvas)
    await expect(chart).toHaveFocus()
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Saturday 21 November: 2,097 clicks, 1,415 in the previous period',
    )
    await userEvent.keyboard('{ArrowLeft}')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Friday 20 November: 3,020 clicks, 2,062 in the previous period',
    )
    await expect(canvas.getByText('3,020 clicks')).toBeVisible()
    await userEvent.keyboard('{PageDown}{Home}')
    await expect(chart).toHaveAttribute('aria-valuenow', '1')
    await userEvent.keyboard('{PageUp}')
    await expect(chart).toHaveAttribute('aria-valuenow', '4')
    await userEvent.keyboard('{End}{Escape}')
    await expect(canvas.queryByText('2,097 clicks')).not.toBeInTheDocument()
  },
}

/** Shift selects a range, Enter zooms in, the button zooms out and returns the focus. */
export const ZoomByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const chart = slider(canvas)
    chart.focus()
    await userEvent.keyboard('{End}{Shift>}{ArrowLeft>6/}{/Shift}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Selected from Sunday 15 November to Saturday 21 November')
    await userEvent.keyboard('{Enter}')
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' })
    await expect(chart).toHaveAttribute('aria-valuemax', '7')
    await expect(canvas.getByText('Shows Sunday 15 November to Saturday 21 November')).toBeInTheDocument()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(null)
    await expect(chart).toHaveAttribute('aria-valuemax', '28')
    await expect(chart).toHaveFocus()
  },
}

/** The pointer shows the nearest value; a drag zooms in. */
export const Pointer: Story = {
  play: async ({ canvas, args }) => {
    const chart = slider(canvas)
    const { left, right, top } = chart.getBoundingClientRect()
    const at = (clientX: number) => ({ clientX, clientY: top + 60, button: 0, pointerId: 1 })
    await fireEvent.pointerMove(chart, at(right))
    await expect(await canvas.findByText('2,097 clicks')).toBeVisible()
    await fireEvent.pointerOut(chart, at(right))
    await waitFor(() => expect(canvas.queryByText('2,097 clicks')).not.toBeInTheDocument())
    spyOn(chart, 'setPointerCapture').mockImplementation(() => {})
    await fireEvent.pointerDown(chart, at(left))
    await fireEvent.pointerMove(chart, at(left + 200))
    await fireEvent.pointerUp(chart, at(left + 200))
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(expect.objectContaining({ from: '2026-10-25' }))
    await waitFor(() => expect(Number(chart.getAttribute('aria-valuemax'))).toBeLessThan(12))
  },
}

/** The table is always available to screen readers, and to everyone on request. */
export const FigureTable: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Clicks per day' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Date', 'Clicks', 'Clicks, previous period'])
    const button = canvas.getByRole('button', { name: 'Figures' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('row', { name: 'Friday 20 November 3,020 2,062' })).toBeVisible()
  },
}

/** Today is incomplete: dotted, and announced as such. Future values are missing. */
export const Unfinished: Story = {
  args: {
    x: [...fourWeeks, '2026-11-22', '2026-11-23'],
    series: allClicks.map(({ values, ...one }) => ({ ...one, values: [...values.slice(0, -1), 312, null, null] })),
    unfinished: '2026-11-21',
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Saturday 21 November, so far 312 1,415' })).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: 'Friday 20 November 3,020 2,062' })).toBeInTheDocument()
    const chart = slider(canvas)
    chart.focus()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Saturday 21 November, so far: 312 clicks, 1,415 in the previous period',
    )
    await userEvent.keyboard('{Escape}')
  },
}

/** The range begins in the middle of a week and ends in the current one: both are dotted, and named as incomplete. */
export const Incomplete: Story = {
  args: {
    label: 'Clicks by week',
    x: ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
    series: [{ id: 'clicks', name: 'Clicks', values: [4210, 11918, 12916, 5112] }],
    placeName: (monday) => `Week of ${monday}`,
    partial: ['2026-10-26'],
    unfinished: '2026-11-16',
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Week of 2026-10-26, incomplete 4,210' })).toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: 'Week of 2026-11-02 11,918' })).toBeInTheDocument()
    const chart = canvas.getByRole('slider', { name: 'Clicks by week' })
    chart.focus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute('aria-valuetext', 'Week of 2026-10-26, incomplete: 4,210 clicks')
    await userEvent.keyboard('{Escape}')
  },
}

/** PNG, SVG and CSV; the drawing contains its colours. */
export const Export: Story = {
  play: async ({ canvas }) => {
    const files: Blob[] = []
    const { createObjectURL } = URL
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return createObjectURL.call(URL, file)
    })
    const click = spyOn(HTMLAnchorElement.prototype, 'click')
    const save = async (name: string) => {
      const saved = new Promise<string>((resolve) => {
        click.mockImplementation(function (this: HTMLAnchorElement) {
          resolve(this.download)
        })
      })
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      return saved
    }
    await expect(await save('Figures (CSV)')).toBe('Clicks per day.csv')
    await expect(await files[0]?.text()).toContain('2026-11-20,3020,2062\r\n')
    await expect(await save('SVG image')).toBe('Clicks per day.svg')
    const svg = (await files[1]?.text()) ?? ''
    await expect(svg).toMatch(/<title>Clicks per day<\/title>/)
    await expect(svg).toMatch(/@font-face[^}]+Overpass[^}]+url\("data:/)
    await expect(svg).not.toMatch(/var\(|oklch|light-dark|class=/)
    await expect(await save('PNG image')).toBe('Clicks per day.png')
    await expect(files.at(-1)?.type).toBe('image/png')
    await expect(files.at(-1)?.size).toBeGreaterThan(5000)
  },
}

/** A controlled range stays until the caller changes it. */
export const ControlledRange: Story = {
  args: { range: { from: '2026-11-01', to: '2026-11-07' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(null)
    await expect(slider(canvas)).toHaveAttribute('aria-valuemax', '7')
  },
}

export const Failed: Story = {
  args: { error: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the figures')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const gaps = { id: 'k1', name: 'K1', values: [4, null, 6, 5, null, null, 3] }

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LineChart {...args} />
      <LineChart {...args} label="Clicks by type" series={byKind} />
      <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
        <LineChart {...args} label="With gaps" x={fourWeeks.slice(0, 7)} series={[gaps]} height={180} />
        <LineChart {...args} label="Zoomed in" range={{ from: '2026-11-01', to: '2026-11-07' }} height={180} />
        <LineChart {...args} label="Loading" loading height={180} />
        <LineChart {...args} label="Nothing counted" x={[]} series={[]} height={180} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const chart = slider(canvas)
    chart.focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(canvas.getByText('3,020 clicks')).toBeVisible()
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument()
    await expect(canvas.getByText('No figures yet')).toBeVisible()
  },
}

/** In narrow charts, names are above instead of beside the lines. */
export const OnPhones: Story = {
  tags: ['picture', 'width-390'],
  args: { series: byKind },
  play: async ({ canvas }) => {
    await expect(slider(canvas)).toBeVisible()
  },
}
