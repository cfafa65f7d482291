import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NumberCell } from '../cells/cells-values'
import * as DataTable from '../grid/data-table.parts'
import type { DataTableColumn } from '../model/data-table-column'
import { useDataTable } from '../model/use-data-table'
import { type UseGroupsProps, useGroups } from './use-groups'

interface Lease {
  id: string
  shop: string
  floor: string
  kind: string
  area: number
  rent: number
  until: Date
}

const lease = (shop: string, floor: string, kind: string, area: number, rent: number, until: string): Lease => ({
  id: shop,
  ...{ shop, floor, kind, area, rent },
  until: new Date(`${until}T12:00:00Z`),
})

const leases = [
  lease('Ask & Alm', 'Ground floor', 'Home', 240, 48000, '2027-03-31'),
  lease('Björk Barn', 'First floor', 'Fashion', 120, 31000, '2028-12-31'),
  lease('Fjell Sport', 'First floor', 'Sport', 610, 96500, '2030-06-30'),
  lease('Grad', 'First floor', 'Fashion', 180, 42500, '2026-12-31'),
  lease('Havn & Co', 'Ground floor', 'Home', 95, 22000, '2027-09-30'),
  lease('Lumi Optik', 'Ground floor', 'Health', 70, 19500, '2029-01-31'),
  lease('Rask Sko', 'First floor', 'Fashion', 140, 33000, '2028-05-31'),
]

const columns = [
  { id: 'shop', header: 'Shop', value: ({ shop }) => shop, width: 'minmax(0, 1.6fr)' },
  { id: 'floor', header: 'Floor', value: ({ floor }) => floor, filterBy: { kind: 'text' } },
  { id: 'kind', header: 'Kind', value: ({ kind }) => kind, wide: true },
  { id: 'area', header: 'Area, m²', value: ({ area }) => area, align: 'end', width: '7rem' },
  {
    id: 'rent',
    header: 'Rent',
    value: ({ rent }) => rent,
    cell: ({ rent }) => <NumberCell value={rent} />,
    align: 'end',
    width: '7rem',
    phone: 'end',
  },
] as const satisfies DataTableColumn<Lease>[]

const rowId = ({ id }: Lease) => id
const aggregates = { area: 'average', rent: 'sum' } as const

type LeasesProps = Pick<
  UseGroupsProps<Lease, (typeof columns)[number]['id']>,
  'by' | 'total' | 'collapsed' | 'defaultCollapsed' | 'onCollapsedChange'
> & { rows?: readonly Lease[]; width?: number; height?: number; dir?: 'ltr' | 'rtl' }

function Leases({ rows = leases, width = 960, height, dir, ...props }: LeasesProps) {
  const groups = useGroups({ columns, aggregates, ...props })
  const table = useDataTable<Lease>({ rows, columns, rowId, selectable: true, groups })
  return (
    <div dir={dir} style={{ width, height, position: 'relative', overflow: height ? 'auto' : 'visible' }}>
      <DataTable.Root table={table} label="Shops">
        <DataTable.Toolbar>
          <DataTable.Search />
          <DataTable.Export />
        </DataTable.Toolbar>
        <DataTable.Grid />
      </DataTable.Root>
    </div>
  )
}

const meta = {
  title: 'Table/Groups',
  component: Leases,
  args: { by: ['floor'], total: 'Total', onCollapsedChange: fn() },
  parameters: {
    guide: {
      use: ['Rows by one or several columns with sums: leases by floor.'],
      avoid: ['A hierarchy of records. Use `useTree`.', 'One group at a time. Use a filter.'],
      keyboard: [
        ['→, Enter, Space', 'On a group: open it.'],
        ['←', 'On a group: closes it, or goes to the one around.'],
        ['←, →, ↑, ↓', 'Move from cell to cell.'],
        ['Home, End', 'First and last cell of the row.'],
        ['Ctrl Home, Ctrl End', 'First and last cell of the table.'],
        ['Page Up, Page Down', 'Move by a page.'],
      ],
      do: {
        text: 'A column with few values, and sums that are compared.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <Leases width={560} by={['floor']} total="Total" />
          </div>
        ),
      },
      dont: {
        text: 'A column with another value in each row: every group has one row.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <Leases width={560} by={['shop']} total="Total" />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Rows grouped by one or several columns, with the number of rows and aggregated values (ARIA treegrid pattern). Pass `useGroups({ columns, by, aggregates, total })` to `useDataTable({ groups })`. In the column of names, Right, Enter and Space open a group, Left closes it or goes to the one around. Search, filters and sorting act within groups; sorting by a grouped column orders the groups. An export has a line of values after each group. Not for rows of a `source`.',
      },
    },
  },
} satisfies Meta<typeof Leases>

export default meta
type Story = StoryObj<typeof meta>

const texts = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('rowheader')
    .map((cell) => ({ text: cell.textContent, top: cell.getBoundingClientRect().top }))
    .sort((a, b) => a.top - b.top)
    .map(({ text }) => text)

const first = JSON.stringify(['string:First floor'])
const ground = JSON.stringify(['string:Ground floor'])

export const AllStates: Story = { args: { by: ['floor', 'kind'], defaultCollapsed: [first] } }

export const Phone: Story = { tags: ['picture'], args: { width: 358 } }

export const RightToLeft: Story = { tags: ['picture'], args: { dir: 'rtl', defaultCollapsed: [ground] } }

export const OpensAndCloses: Story = {
  play: async ({ canvas, args }) => {
    const grid = canvas.getByRole('treegrid', { name: 'Shops' })
    const group = canvas.getByRole('row', { name: 'Floor: First floor, Shops: 4' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(group).toHaveAttribute('aria-level', '1')
    await expect(canvas.getByRole('row', { name: 'Grad' })).toHaveAttribute('aria-level', '2')
    await expect(within(group).getByRole('gridcell', { name: '203,000' })).toBeVisible()
    await expect(within(group).getByRole('gridcell', { name: '262.5' })).toBeVisible()
    await userEvent.click(within(group).getByRole('button', { name: 'Close Floor: First floor' }))
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith([first])
    await expect(canvas.queryByRole('row', { name: 'Grad' })).not.toBeInTheDocument()
    await expect(texts(grid)).toEqual([
      'Floor: First floor 4',
      'Floor: Ground floor 3',
      'Ask & Alm',
      'Havn & Co',
      'Lumi Optik',
      'Total',
    ])
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('row', { name: 'Floor: Ground floor, Shops: 3' })
    canvas.getByRole('rowheader', { name: 'Havn & Co' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(group).getByRole('rowheader')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' {ArrowDown}')
    await expect(canvas.getByRole('rowheader', { name: 'Ask & Alm' })).toHaveFocus()
  },
}

export const SortsAndFinds: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid')
    await userEvent.click(canvas.getByRole('button', { name: 'Rent' }))
    await waitFor(() =>
      expect(texts(grid)).toEqual([
        'Floor: First floor 4',
        'Björk Barn',
        'Rask Sko',
        'Grad',
        'Fjell Sport',
        'Floor: Ground floor 3',
        'Lumi Optik',
        'Havn & Co',
        'Ask & Alm',
        'Total',
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Floor' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Floor' }))
    await waitFor(() => expect(texts(grid)[0]).toBe('Floor: Ground floor 3'))
    await userEvent.type(canvas.getByRole('searchbox'), 'fashion')
    await waitFor(() =>
      expect(texts(grid)).toEqual(['Floor: First floor 3', 'Björk Barn', 'Grad', 'Rask Sko', 'Total']),
    )
    await expect(canvas.getAllByRole('gridcell', { name: '106,500' })).toHaveLength(2)
  },
}

export const SelectsShownRows: Story = {
  args: { defaultCollapsed: [first] },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3)
  },
}

export const Controlled: Story = {
  args: { collapsed: [ground] },
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('row', { name: 'Floor: Ground floor, Shops: 3' })
    await userEvent.click(within(group).getByRole('button'))
    await expect(args.onCollapsedChange).toHaveBeenCalledWith([])
    await expect(group).toHaveAttribute('aria-expanded', 'false')
  },
}

const many = Array.from({ length: 5000 }, (_, index) =>
  lease(`Shop ${index}`, `Floor ${index % 40}`, 'Home', index, 1, '2027-01-01'),
)

export const ManyRows: Story = {
  args: { rows: many, height: 420 },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid')
    await expect(grid).toHaveAttribute('aria-rowcount', '5042')
    within(grid)
      .getByRole('rowheader', { name: /^Floor: Floor 0/ })
      .focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Shop 4999' })).toBeVisible())
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(50)
  },
}
