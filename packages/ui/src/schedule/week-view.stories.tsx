import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { slideshows, timed } from './schedule.fixture'
import { WeekView } from './week-view'

const meta = {
  title: 'Schedule/WeekView',
  component: WeekView,
  args: { label: 'Slideshows', items: slideshows, onValueChange: fn() },
  parameters: {
    guide: {
      use: ['What is shown when in a week, and what overlaps.'],
      avoid: ['Editing by dragging: it only opens items.', 'A list of dates. Use `DataTable`.'],
      keyboard: [
        ['Tab', 'Through the buttons of the week, then from item to item that opens, in the order of time.'],
        ['Enter, Space', 'Show another week; on an item, open it.'],
      ],
      accessibility: ['A list of days with a list of items, so it is read in the order of time.'],
      do: {
        text: 'Content with times of day: gaps and overlaps stand out.',
        render: () => (
          <div style={{ width: '100%' }}>
            <WeekView label="Slideshows with times" items={timed} />
          </div>
        ),
      },
      dont: {
        text: 'What is always shown fills every day and overlaps with everything. Leave it out.',
        render: () => (
          <div style={{ width: '100%' }}>
            <WeekView label="All slideshows" items={slideshows} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof WeekView>

export default meta
type Story = StoryObj<typeof meta>

const day = (canvas: HTMLElement, name: RegExp) =>
  within(
    within(canvas)
      .getAllByRole('listitem')
      .find((item) => name.test(item.textContent ?? '')) as HTMLElement,
  )

export const Week: Story = {
  tags: ['picture', 'compact', 'brand-red'],
  args: { items: timed },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('16 Nov – 22 Nov 2026')).toBeVisible()
    const friday = day(canvasElement, /^Friday, 20 November 2026/)
    const items = friday.getAllByRole('listitem').map((item) => item.textContent)
    await expect(items).toEqual([
      'Advent market10:00–20:00, together with Lunch offers, Cinema night',
      'Lunch offers11:00–14:00, together with Advent market',
      'Cinema night19:00–24:00, together with Advent market',
    ])
    await expect(day(canvasElement, /^Sunday, 22/).getByText('00:00–01:00')).toBeInTheDocument()
    await expect(canvas.getByText('2 overlaps this week')).toBeVisible()
    await expect(canvas.getByText('Lunch offers, Advent market').parentElement).toHaveTextContent(
      'Thu, Fri, 11:00–14:00',
    )
  },
}

/** On a phone days are stacked lists. */
export const OnAPhone: Story = {
  tags: ['width-390'],
  args: { items: timed.slice(1), onOpen: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Advent market/ })[0] as HTMLElement)
    await expect(args.onOpen).toHaveBeenLastCalledWith('advent')
    await expect(canvas.getAllByText('Nothing')[0]).toBeVisible()
  },
}

/** All-day items are on top and overlap with everything. */
export const AllDay: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    const monday = day(canvasElement, /^Monday, 16/)
    await expect(monday.getAllByRole('listitem')[0]).toHaveTextContent('WelcomeAll day')
    await expect(canvas.getByText('Welcome, Lunch offers').parentElement).toHaveTextContent('Mon–Fri, 11:00–14:00')
  },
}

/** By keyboard: other weeks, and items in the order of time. */
export const ByKeyboard: Story = {
  args: { items: timed, onOpen: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Previous week' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-09')
    await expect(canvas.getByText('9 Nov – 15 Nov 2026')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-16')
    await expect(canvas.getByRole('button', { name: 'This week' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('lunch')
  },
}

export const Empty: Story = {
  tags: ['width-390'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is shown this week.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { failed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the week')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const low = timed.map((item) => ({ ...item, name: item.name.split(' ')[0] ?? '' }))

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 32 }}>
      <WeekView label="Shown" items={low} onOpen={() => undefined} />
      <div style={{ display: 'grid', gap: 32, alignContent: 'start' }}>
        <WeekView label="Loading" items={[]} loading />
        <WeekView label="Failed" items={[]} failed onRetry={() => undefined} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
    await expect(
      within(canvas.getByRole('group', { name: 'Loading' })).getByText('Loading the week'),
    ).toBeInTheDocument()
  },
}
