import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CSSProperties, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button'
import { columns, manyShops, type Shop, shops } from '../grid/data-table.fixture'
import * as DataTable from '../grid/data-table.parts'
import { useDataTable } from '../model/use-data-table'
import { type UseRowDetailProps, useRowDetail } from './use-row-detail'

const rowId = ({ id }: Shop) => id

interface ShopsWithDetailsProps
  extends Pick<UseRowDetailProps<Shop>, 'expanded' | 'defaultExpanded' | 'onExpandedChange' | 'hasDetail'> {
  rows?: readonly Shop[]
  onOpen?: (row: Shop) => void
  width?: number
  height?: number
  dir?: 'ltr' | 'rtl'
}

function ShopDetail({ shop }: { shop: Shop }) {
  const [note, setNote] = useState(false)
  const facts: CSSProperties = {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '2px 16px',
    margin: '0 0 12px',
  }
  return (
    <>
      <dl style={facts}>
        <dt>Open today</dt>
        <dd style={{ margin: 0 }}>{shop.hours}</dd>
        <dt>Found under</dt>
        <dd style={{ margin: 0 }}>{shop.categories}</dd>
      </dl>
      <Button size="small" onClick={() => setNote(!note)}>
        {note ? 'Hide the note' : 'Show the note'}
      </Button>
      {note && <p style={{ margin: '12px 0 0' }}>Edited by {shop.editedBy}.</p>}
    </>
  )
}

function ShopsWithDetails({ rows = shops, onOpen, width = 960, height, dir, ...props }: ShopsWithDetailsProps) {
  const table = useDataTable<Shop>({ rows, columns, rowId, selectable: true })
  const details = useRowDetail({
    table,
    header: 'Details',
    detail: (shop) => <ShopDetail key={shop.id} shop={shop} />,
    ...props,
  })
  return (
    <div dir={dir} style={{ width, height, position: 'relative', overflow: height ? 'auto' : 'visible' }}>
      <DataTable.Root table={table} label="Shops">
        <DataTable.Grid onOpen={onOpen} features={[details]} />
      </DataTable.Root>
    </div>
  )
}

const meta = {
  title: 'Table/Row details',
  component: ShopsWithDetails,
  args: { onOpen: fn(), onExpandedChange: fn() },
  parameters: {
    guide: {
      use: ['More of a row without leaving the list.'],
      avoid: ['Edit a record. Use `SideSheet`.', 'Rows with children of the same kind. Use `useTree`.'],
      keyboard: [
        ['Enter, Space', 'On the button: open or close.'],
        ['Ctrl Enter', 'In the row: opens or closes.'],
        ['→', 'After the last column: to the detail.'],
        ['Tab', 'To its controls.'],
        ['Escape', 'Back to the detail, then to the row.'],
      ],
      do: {
        text: 'One row is open; the others can still be compared.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ShopsWithDetails rows={shops.slice(0, 3)} width={560} defaultExpanded={shops.slice(0, 1).map(rowId)} />
          </div>
        ),
      },
      dont: {
        text: 'Every row is open: the list is a page of text. Show the values in columns.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ShopsWithDetails rows={shops.slice(0, 3)} width={560} defaultExpanded={shops.slice(0, 3).map(rowId)} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'More of a row, below it (a disclosure button before the row and a grid cell after its others). `useRowDetail({ table, header, detail })` is a feature of `DataTable.Grid`. The button, or Ctrl+Enter in the row, opens it. Arrow keys lead to the detail after the last column, Tab to its controls, Escape back to it. Details can have any height; rows stay virtual.',
      },
    },
  },
} satisfies Meta<typeof ShopsWithDetails>

export default meta
type Story = StoryObj<typeof meta>

const toggleOf = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole('button', { name: `Details, ${name}` })

export const AllStates: Story = {
  args: { rows: shops.slice(0, 6), defaultExpanded: ['Ask & Alm', 'Grad'], hasDetail: ({ id }) => id !== 'Björk Barn' },
}

export const Phone: Story = {
  tags: ['picture'],
  args: { rows: shops.slice(0, 4), width: 358, defaultExpanded: ['Björk Barn'] },
}

export const RightToLeft: Story = {
  tags: ['picture'],
  args: { rows: shops.slice(0, 4), dir: 'rtl', defaultExpanded: ['Björk Barn'] },
}

export const OpensAndCloses: Story = {
  play: async ({ canvas, args }) => {
    const toggle = toggleOf(canvas, 'Fjell Sport')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['Fjell Sport'])
    const detail = canvas.getByRole('gridcell', { name: 'Details, Fjell Sport' })
    await expect(toggle).toHaveAttribute('aria-controls', detail.id)
    const next = canvas.getByRole('row', { name: 'Grad' })
    await waitFor(() => expect(next.getBoundingClientRect().top).toBeCloseTo(detail.getBoundingClientRect().bottom, 0))
    // what is in it is measured again
    await userEvent.click(within(detail).getByRole('button', { name: 'Show the note' }))
    await waitFor(() => expect(next.getBoundingClientRect().top).toBeCloseTo(detail.getBoundingClientRect().bottom, 0))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(toggleOf(canvas, 'Grad'))
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['Fjell Sport', 'Grad'])
    await userEvent.click(toggle)
    await expect(canvas.queryByRole('gridcell', { name: 'Details, Fjell Sport' })).not.toBeInTheDocument()
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['Grad'])
  },
}

export const Keyboard: Story = {
  args: { rows: shops.slice(0, 4) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('rowheader', { name: 'Björk Barn' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['Björk Barn'])
    await expect(args.onOpen).not.toHaveBeenCalled()
    const detail = canvas.getByRole('gridcell', { name: 'Details, Björk Barn' })
    await userEvent.keyboard('{End}')
    await expect(detail).toHaveFocus()
    await userEvent.tab()
    await expect(within(detail).getByRole('button')).toHaveFocus()
    // its controls have their own keys
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect(within(detail).getByText('Edited by Jonas Lind.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(detail).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(toggleOf(canvas, 'Björk Barn')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['Björk Barn', 'Fjell Sport'])
    await userEvent.keyboard('{ArrowUp}{ }')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['Fjell Sport'])
  },
}

export const Controlled: Story = {
  args: { rows: shops.slice(0, 4), expanded: ['Fjell Sport'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(toggleOf(canvas, 'Fjell Sport'))
    await expect(args.onExpandedChange).toHaveBeenCalledWith([])
    await expect(canvas.getByRole('gridcell', { name: 'Details, Fjell Sport' })).toBeVisible()
  },
}

const many = manyShops(5000)

export const ManyRows: Story = {
  args: { rows: many, height: 420, defaultExpanded: many.filter((_, at) => at % 3 === 1).map(rowId) },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(40)
    within(grid).getByRole('rowheader', { name: 'Björk Barn 2' }).focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Nordlys 5000' })).toBeVisible())
    // rows and their details follow each other, wherever it is scrolled to
    await waitFor(() => {
      const rows = within(grid)
        .getAllByRole('row')
        .slice(1)
        .map((row) => ({
          top: row.getBoundingClientRect().top,
          end: Math.max(...[row, ...row.querySelectorAll('[id]')].map((one) => one.getBoundingClientRect().bottom)),
        }))
        .sort((a, b) => a.top - b.top)
      for (const [at, { top }] of rows.slice(1).entries()) expect(top).toBeCloseTo(rows[at]?.end ?? 0, 0)
    })
  },
}
