import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { clicksUnit } from '../charts.fixture'
import { ScatterChart } from './scatter-chart'

const point = (name: string, x: number, y: number, size: number) => ({ id: name, name, x, y, size })

const fashion = [point('Fjell Sport', 320, 1480, 12), point('Rask Sko', 140, 610, 4), point('Lunden', 90, 890, 2)]
const food = [point('Ask & Alm', 210, 2050, 8), point('Kafé Nord', 60, 1310, 3)]
const series = [
  { id: 'fashion', name: 'Fashion', points: fashion },
  { id: 'food', name: 'Food', points: food },
]

/** Many points of six series, the same at each time. */
const many = Array.from({ length: 6 }, (_, index) => ({
  id: `${index}`,
  name: `Floor ${index + 1}`,
  points: Array.from({ length: 25 }, (_, at) => ({
    id: `${at}`,
    name: `Shop ${index * 25 + at + 1}`,
    x: 40 + ((at * 37 + index * 53) % 300),
    y: 200 + ((at * 71 + index * 131) % 900) + index * 120,
  })),
}))

const meta = {
  title: 'Charts/ScatterChart',
  component: ScatterChart,
  args: {
    label: 'Clicks by area',
    series,
    xLabel: 'Area, m²',
    yLabel: 'Clicks',
    sizeLabel: 'Staff',
    unit: clicksUnit,
    xUnit: () => 'm²',
  },
  parameters: {
    guide: {
      use: ['Relate two numbers of each thing, such as visits and sales of shops.', 'Find outliers.'],
      avoid: ['One number each. Use `BarChart`.', 'Values over time. Use `LineChart`.'],
      keyboard: [
        ['←, →, ↑, ↓', 'Go to the nearest point in that direction.'],
        ['Page Up, Page Down', 'Go by a tenth of the points, from left to right.'],
        ['Home, End', 'Go to the first or last point.'],
        ['Escape', 'Hides the tooltip.'],
      ],
      accessibility: [
        'Series differ in mark and colour.',
        'Values are also in a table, which screen readers can read and the button below shows to everyone.',
      ],
      do: {
        text: 'Two numbers of each shop, and those that stand out.',
        render: () => (
          <div style={{ width: '100%' }}>
            <ScatterChart
              label="Clicks by area of shops"
              series={series}
              xLabel="Area, m²"
              yLabel="Clicks"
              unit={clicksUnit}
              xUnit={() => 'm²'}
            />
          </div>
        ),
      },
      dont: {
        text: 'Places in a list are no number. Use BarChart.',
        render: () => (
          <div style={{ width: '100%' }}>
            <ScatterChart
              label="Clicks by place in the list"
              series={[{ id: 'shops', name: 'Shops', points: fashion.map((shop, at) => ({ ...shop, x: at + 1 })) }]}
              xLabel="Place in the list"
              yLabel="Clicks"
              unit={clicksUnit}
            />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof ScatterChart>

export default meta
type Story = StoryObj<typeof meta>

const slider = (canvas: { getByRole: typeof screen.getByRole }) =>
  canvas.getByRole('slider', { name: 'Clicks by area' })

/** Arrow keys go to the nearest point in their direction. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const chart = slider(canvas)
    chart.focus()
    await userEvent.keyboard('{Home}')
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'Kafé Nord, Food: Area, m² 60 m²; Clicks 1,310 clicks; Staff 3',
    )
    await userEvent.keyboard('{ArrowDown}')
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Lunden, Fashion/)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Ask & Alm, Food/)
    await userEvent.keyboard('{End}')
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/^Fjell Sport, Fashion/)
    await expect(canvas.getByText('1,480 clicks')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect(canvas.queryByText('1,480 clicks')).not.toBeInTheDocument()
  },
}

/** The pointer shows the nearest point. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const chart = slider(canvas)
    const { right, top } = chart.getBoundingClientRect()
    await fireEvent.pointerMove(chart, { clientX: right - 20, clientY: top + 120 })
    await expect(await canvas.findByText('320 m²')).toBeVisible()
    await fireEvent.pointerOut(chart, { clientX: right, clientY: top })
    await waitFor(() => expect(canvas.queryByText('320 m²')).not.toBeInTheDocument())
  },
}

/** The same figures as a table. */
export const FigureTable: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Clicks by area' }))
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Point',
      'Area, m²',
      'Clicks',
      'Staff',
    ])
    await expect(table.getByRole('row', { name: 'Rask Sko, Fashion 140 610 4' })).toBeInTheDocument()
  },
}

export const Export: Story = {
  play: async ({ canvas }) => {
    const files: Blob[] = []
    const { createObjectURL } = URL
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return createObjectURL.call(URL, file)
    })
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Figures (CSV)' }))
    await waitFor(() => expect(files).toHaveLength(1))
    await expect(await files[0]?.text()).toContain('"Rask Sko, Fashion",140,610,4\r\n')
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
    <div style={{ display: 'grid', gap: 32 }}>
      <ScatterChart {...args} height={260} />
      <ScatterChart {...args} label="All shops" series={many} height={220} />
      <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
        <ScatterChart {...args} label="One series" series={[{ id: 'food', name: 'Food', points: food }]} height={180} />
        <ScatterChart {...args} label="Loading" loading height={180} />
        <ScatterChart {...args} label="Nothing counted" series={[]} height={180} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    slider(canvas).focus()
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(canvas.getByText('2,050 clicks')).toBeVisible()
    await expect(canvas.getByText('No figures yet')).toBeVisible()
  },
}

export const OnPhones: Story = {
  tags: ['picture', 'width-390'],
  play: async ({ canvas }) => {
    await expect(slider(canvas)).toBeVisible()
  },
}
