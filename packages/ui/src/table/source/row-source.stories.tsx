import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Order, orderServer } from './order-server.fixture'
import { OrderTable } from './orders.fixture'
import { createRowSource } from './row-source'

const million = 1_000_000

const meta = {
  title: 'Table/Rows of a server',
  component: OrderTable,
  args: { source: createRowSource(orderServer(million)) },
  parameters: {
    guide: {
      use: ['More rows than the browser should load: it asks for the ranges in view.'],
      avoid: [
        'Up to about 100,000 rows: pass `rows`, sorting and search are faster in the browser.',
        'Trees and manual order.',
      ],
      keyboard: [
        ['←, →, ↑, ↓', 'Move from cell to cell.'],
        ['Home, End', 'First and last cell of the row.'],
        ['Ctrl Home, Ctrl End', 'First and last cell of the table.'],
        ['Page Up, Page Down', 'Move by a page.'],
      ],
      accessibility: ['`aria-rowcount` is the number of all rows. Rows that are loading or failed say so.'],
      do: {
        text: 'More rows than a browser should load: those in view are asked for.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <div style={{ height: 300, overflow: 'auto', position: 'relative' }}>
              <OrderTable source={createRowSource(orderServer(million))} />
            </div>
          </div>
        ),
      },
      dont: {
        text: 'A few rows: each search and sort waits for the server. Pass rows.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <div style={{ height: 300, overflow: 'auto', position: 'relative' }}>
              <OrderTable source={createRowSource(orderServer(5))} />
            </div>
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Rows that are loaded as they are needed: `useDataTable({ source })`. `createRowSource` asks for ranges in the order and with the filters of the table, stops requests for rows that are no longer visible, and keeps a limited number of them. Sorting, search and filters are the server’s. Rows that could not be loaded say so in their place. Selecting and exporting include rows that are not loaded. Trees and manual order need all rows.',
      },
    },
  },
} satisfies Meta<typeof OrderTable>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<
  ReturnType<typeof within>,
  'getByTestId' | 'getByRole' | 'findByRole' | 'getAllByRole' | 'queryByRole'
>

const row = (canvas: Canvas, number: string) => canvas.findByRole('row', { name: number })

/** A table with its own server, so that a story can let it fail. */
function served(count = million) {
  const server = orderServer(count)
  return { server, source: createRowSource(server) }
}

const whole = served()

/** The scrollbar, Ctrl+End and a search reach the last of a million rows, which are higher than an element can be. */
export const AMillionRows: Story = {
  args: { source: whole.source },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await row(canvas, '1')
    const frame = canvas.getByTestId('frame')
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', String(million + 1))

    frame.scrollTop = frame.scrollHeight
    await row(canvas, '1000000')
    const last = canvas.getByRole('row', { name: '1000000' }).getBoundingClientRect()
    await expect(Math.abs(last.bottom - frame.getBoundingClientRect().bottom)).toBeLessThan(2)

    frame.scrollTop = frame.scrollHeight / 2
    await waitFor(() => expect(middleOf(canvas)).toBeGreaterThan(499_000))
    await expect(middleOf(canvas)).toBeLessThan(501_000)

    await user.click(within(canvas.getByRole('row', { name: String(middleOf(canvas)) })).getByRole('rowheader'))
    await user.keyboard('{Control>}{Home}{/Control}{ArrowDown}')
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: '1' })).toContainElement(document.activeElement as HTMLElement),
    )
    await user.keyboard('{Control>}{End}{/Control}')
    await waitFor(() =>
      expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '1000001'),
    )
    await row(canvas, '1000000')
    await user.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('row', { name: '999999' })).toContainElement(document.activeElement as HTMLElement)

    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await expect(whole.source.state().list.rows.length).toBeLessThanOrEqual(5000)

    await user.type(canvas.getByRole('searchbox'), '1000000')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'))
    await expect(canvas.getByRole('row', { name: '1000000' })).toBeVisible()
  },
}

/** The number of the row in the middle of the frame; 0 while it is not loaded. */
function middleOf(canvas: Canvas): number {
  const box = canvas.getByTestId('frame').getBoundingClientRect()
  const element = document.elementFromPoint(box.left + 200, box.top + box.height / 2)
  return Number(element?.closest('[data-slot=data-table-row]')?.getAttribute('aria-label') ?? 0)
}

/** A wheel moves the rows by its pixels, at every position. */
export const ByWheel: Story = {
  args: served(),
  play: async ({ canvas }) => {
    await row(canvas, '1')
    const frame = canvas.getByTestId('frame')
    frame.scrollTop = frame.scrollHeight / 2
    await waitFor(() => expect(middleOf(canvas)).toBeGreaterThan(1))
    const middle = middleOf(canvas)
    const before = canvas.getByRole('row', { name: String(middle) }).getBoundingClientRect().top
    frame.scrollBy({ top: 100, behavior: 'instant' })
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: String(middle) }).getBoundingClientRect().top).toBeCloseTo(
        before - 100,
        0,
      ),
    )
  },
}

/** The server’s order, and the number of rows that it found. */
export const SortedAndSearched: Story = {
  args: served(1000),
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await row(canvas, '1')
    await user.click(canvas.getByRole('button', { name: 'Order' }))
    await user.click(canvas.getByRole('button', { name: 'Order' }))
    await row(canvas, '1000')
    await user.type(canvas.getByRole('searchbox'), 'grad')
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '144'))
    await screen.findByText('143 of 1,000')
  },
}

const slow = createRowSource<Order>({ load: () => new Promise<never>(() => {}) })

export const Loading: Story = {
  args: { source: slow },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

/** Rows of a slow server hold their places. */
export const LoadingRows: Story = {
  args: {
    source: createRowSource({
      load: (request, signal) =>
        request.start === 0 ? orderServer(1000).load(request, signal) : new Promise<never>(() => {}),
      pageSize: 20,
    }),
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await row(canvas, '1')
    canvas.getByTestId('frame').scrollTop = 15 * 44
    await waitFor(() =>
      expect(document.querySelectorAll('[data-slot=data-table-missing-row]').length).toBeGreaterThan(3),
    )
  },
}

const failing = served(1000)

/** Where rows could not be loaded, the table says so; all that failed are loaded by trying again. */
export const NotLoaded: Story = {
  args: { source: failing.source },
  tags: ['picture'],
  play: async ({ canvas }) => {
    failing.server.fail(false)
    await row(canvas, '1')
    failing.server.fail(true)
    canvas.getByTestId('frame').scrollTop = 500 * 44
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(3))
  },
}

const again = served(1000)

export const TryAgain: Story = {
  args: { source: again.source },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await row(canvas, '1')
    again.server.fail(true)
    canvas.getByTestId('frame').scrollTop = 500 * 44
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(3))
    again.server.fail(false)
    const [first] = canvas.getAllByRole('button', { name: 'Try again' })
    await user.click(first as HTMLElement)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull())
    // the focus stays on the row
    await expect(document.activeElement?.closest('[data-slot=data-table-row]')).not.toBeNull()
  },
}

const unavailable = served(1000)

/** When nothing can be loaded, the list is an error. */
export const Unavailable: Story = {
  args: { source: unavailable.source },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    unavailable.server.fail(true)
    void unavailable.source.refresh()
    await canvas.findByRole('button', { name: 'Try again' })
    unavailable.server.fail(false)
    await user.click(canvas.getByRole('button', { name: 'Try again' }))
    await row(canvas, '1')
  },
}

const selecting = served()

/** Selecting all includes rows that were never loaded; so does a range. */
export const Selection: Story = {
  args: { source: selecting.source, onSelectionChange: fn() },
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await row(canvas, '1')
    selecting.server.fail(true)
    await user.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await screen.findByText('Couldn’t select all of the rows.')
    selecting.server.fail(false)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('group', { name: '1000000 selected' })
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBeChecked()
    await user.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: /selected/ })).toBeNull())

    canvas.getByRole('rowheader', { name: '3' }).focus()
    await user.keyboard('{Shift>}{Control>}{End}{/Control}{/Shift}')
    await screen.findByRole('group', { name: '999998 selected' })
  },
}

/** An export asks for all rows. */
export const Export: Story = {
  args: served(2500),
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    await row(canvas, '1')
    const { createObjectURL } = URL
    const blobs: Blob[] = []
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob)
      return createObjectURL(blob)
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = () => {}
    try {
      await user.click(canvas.getByRole('button', { name: 'Export' }))
      await user.click(await screen.findByRole('menuitem', { name: 'All rows (2,500)' }))
      await waitFor(() => expect(blobs).toHaveLength(1))
    } finally {
      HTMLAnchorElement.prototype.click = click
      URL.createObjectURL = createObjectURL
    }
    const lines = (await blobs[0]?.text())?.trim().split('\r\n')
    await expect(lines).toHaveLength(2501)
    await expect(lines?.at(-1)).toContain('2500')
  },
}

/** Copying loads the selected rows first, from the bulk bar and by Ctrl+C. */
export const Copied: Story = {
  args: served(2500),
  play: async ({ canvas }) => {
    const user = userEvent.setup() // has its own clipboard
    await row(canvas, '1')
    await user.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    await screen.findByRole('button', { name: '2500 rows copied' })
    const lines = (await navigator.clipboard.readText()).split('\n')
    await expect(lines).toHaveLength(2501)
    await expect(lines.at(-1)).toMatch(/^2500\t/)

    await navigator.clipboard.writeText('')
    const copy = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
    canvas.getByRole('rowheader', { name: '1' }).dispatchEvent(copy)
    await waitFor(async () => expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(2501))
  },
}
