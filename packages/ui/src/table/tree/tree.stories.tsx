import type { Meta, StoryObj } from '@storybook/react-vite'
import { Folder } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IconBadge } from '../../primitives/icon-badge/icon-badge'
import { StatusBadge } from '../../primitives/status-badge/status-badge'
import { TitleCell } from '../cells/cells'
import * as DataTable from '../grid/data-table.parts'
import type { DataTableColumn } from '../model/data-table-column'
import { type OwnRowsProps, useDataTable } from '../model/use-data-table'
import { type Category, categories } from './tree.fixture'
import { type UseTreeProps, useTree } from './use-tree'

const columns: DataTableColumn<Category>[] = [
  {
    id: 'name',
    header: 'Category',
    value: ({ name }) => name,
    cell: ({ name }) => (
      <TitleCell
        media={
          <IconBadge aria-hidden>
            <Folder size={18} strokeWidth={1.5} />
          </IconBadge>
        }
      >
        {name}
      </TitleCell>
    ),
    width: 'minmax(0, 2fr)',
  },
  { id: 'shops', header: 'Shops', value: ({ shops }) => shops, align: 'end', width: '6rem', phone: 'second' },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
    width: '7.75rem',
    phone: 'end',
  },
]

const rowId = ({ id }: Category) => id
const parentId = (row: Category) => row.parentId

type CategoryTableProps = Pick<UseTreeProps<Category>, 'expanded' | 'defaultExpanded' | 'onExpandedChange'> &
  Partial<OwnRowsProps<Category>> & { onOpen?: (row: Category) => void; width?: number; height?: number }

function CategoryTable({ rows = categories, onOpen, width = 720, height, ...props }: CategoryTableProps) {
  const { expanded, defaultExpanded, onExpandedChange } = props
  const tree = useTree({ rows, rowId, parentId, expanded, defaultExpanded, onExpandedChange })
  const table = useDataTable({ rows, columns, rowId, selectable: true, ...props, tree })
  return (
    <div style={{ width, height, position: 'relative', overflow: height ? 'auto' : 'visible' }}>
      <DataTable.Root table={table} label="Categories">
        <DataTable.Toolbar>
          <DataTable.Search />
        </DataTable.Toolbar>
        <DataTable.Grid onOpen={onOpen} />
      </DataTable.Root>
    </div>
  )
}

const meta = {
  title: 'Table/Tree',
  component: CategoryTable,
  args: { onOpen: fn(), defaultExpanded: ['fashion'] },
  parameters: {
    guide: {
      use: ['Records with parents, such as categories, with columns.'],
      avoid: ['Only names. Use `Tree`.', 'Groups by a value. Use `useGroups`.'],
      keyboard: [
        ['→', 'Expands the row.'],
        ['←', 'Collapses it, or goes to its parent.'],
        ['←, →, ↑, ↓', 'Move from cell to cell.'],
        ['Home, End', 'First and last cell of the row.'],
        ['Ctrl Home, Ctrl End', 'First and last cell of the table.'],
        ['Page Up, Page Down', 'Move by a page.'],
      ],
      accessibility: ['A treegrid: each row has its level, position and state.'],
      do: {
        text: 'Records with children, and columns that are compared.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <CategoryTable width={480} defaultExpanded={['fashion']} />
          </div>
        ),
      },
      dont: {
        text: 'No row has children: the levels say nothing. Leave out useTree.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <CategoryTable width={480} rows={categories.filter(({ parentId }) => parentId === null)} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Hierarchical rows, such as categories (ARIA treegrid pattern). `useTree({ rows, rowId, parentId })` builds the tree and holds its expansion; pass it to `useDataTable({ tree })`. On the row header, Right expands, Left collapses or goes to the parent; all other keys are those of the grid. Sorting applies within each parent. A search shows the ancestors of found rows, expanded. Each row has its level, position and expansion state, rendered or not.',
      },
    },
  },
} satisfies Meta<typeof CategoryTable>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>
const row = (canvas: Canvas, name: string) => canvas.getByRole('row', { name })
const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((one: HTMLElement) => one.getAttribute('aria-label'))
const focused = () => document.activeElement as HTMLElement

/** Each row has its level, position and expansion state. */
export const Places: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid', { name: 'Categories' })
    await expect(grid).toHaveAttribute('aria-rowcount', '8')
    await expect(names(canvas)).toEqual(['Food', 'Fashion', 'Women', 'Men', 'Shoes', 'Home', 'Health'])
    await expect(row(canvas, 'Fashion')).toHaveAttribute('aria-expanded', 'true')
    await expect(row(canvas, 'Food')).toHaveAttribute('aria-expanded', 'false')
    const shoes = row(canvas, 'Shoes')
    await expect(shoes).toHaveAttribute('aria-level', '2')
    await expect(shoes).toHaveAttribute('aria-posinset', '3')
    await expect(shoes).toHaveAttribute('aria-setsize', '3')
    await expect(shoes).toHaveAttribute('aria-rowindex', '6')
    await expect(row(canvas, 'Health')).not.toHaveAttribute('aria-expanded')
  },
}

/** By pointer: the arrow expands and collapses, the row opens as usual. */
export const ByPointer: Story = {
  args: { onExpandedChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Food' }))
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['fashion', 'food'])
    await expect(row(canvas, 'Cafés')).toBeVisible()
    await expect(row(canvas, 'Food')).toContainElement(focused())
    await userEvent.click(canvas.getByRole('button', { name: 'Close Fashion' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Shoes' })).toBeNull())
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Cafés'))
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'cafes' }))
  },
}

/** Treegrid pattern by keyboard: Right expands, Left collapses or goes to the parent, others as in a grid. */
export const TreegridByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const cell = (name: string) => within(row(canvas, name)).getByRole('rowheader')
    canvas.getByRole('searchbox').focus()
    await userEvent.tab()
    await expect(cell('Food')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvas, 'Food')).toHaveAttribute('aria-expanded', 'true')
    await expect(cell('Food')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(row(canvas, 'Food')).getByRole('gridcell', { name: '12' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}')
    await expect(cell('Restaurants')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(cell('Food')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(canvas, 'Food')).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('row', { name: 'Cafés' })).toBeNull()
    // collapsed and at the top level: the arrow key moves to the checkbox, as in a grid
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('checkbox', { name: 'Select Food' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowRight}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'food' }))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    for (const name of ['Food', 'Fashion', 'Women'])
      await expect(row(canvas, name)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(row(canvas, 'Women')).toHaveAttribute('aria-selected', 'false')
  },
}

/** Found rows are shown below their ancestors, which are expanded during the search. */
export const Searching: Story = {
  args: { defaultExpanded: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'boots')
    await waitFor(() => expect(names(canvas)).toEqual(['Fashion', 'Shoes', 'Boots']))
    await expect(row(canvas, 'Fashion')).toHaveAttribute('aria-expanded', 'true')
    await expect(row(canvas, 'Shoes')).toHaveAttribute('aria-setsize', '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Close Shoes' }))
    await expect(names(canvas)).toEqual(['Fashion', 'Shoes'])
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(() => expect(names(canvas)).toEqual(['Food', 'Fashion', 'Home', 'Health']))
  },
}

/** Sorting applies within each parent. */
export const Sorting: Story = {
  args: { defaultExpanded: 'all' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Category' }))
    await waitFor(() => expect(names(canvas).slice(0, 4)).toEqual(['Fashion', 'Men', 'Shoes', 'Boots']))
    await expect(names(canvas)).toHaveLength(categories.length)
  },
}

const many: Category[] = Array.from({ length: 20_000 }, (_, index) => ({
  id: `${index}`,
  name: `Category ${index}`,
  parentId: index % 20 === 0 ? null : `${index - (index % 20)}`,
  shops: index % 7,
  status: 'Active',
}))

/** Twenty thousand rows, a thousand of them with nineteen children: only visible ones are rendered. */
export const ManyRows: Story = {
  args: { rows: many, defaultExpanded: 'all', height: 480 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '20001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(50)
    await userEvent.click(canvas.getByText('Category 1'))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const last = await canvas.findByRole('row', { name: 'Category 19999' })
    await expect(last).toHaveAttribute('aria-posinset', '19')
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowLeft}')
    await expect(row(canvas, 'Category 19980')).toContainElement(focused())
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '19982')
    await expect(row(canvas, 'Category 19980')).toContainElement(focused())
  },
}

/** Two lines on phones, indented by depth. */
export const Phone: Story = {
  tags: ['picture'],
  args: { width: 358, defaultExpanded: ['fashion', 'shoes'] },
  play: async ({ canvas }) => {
    await expect(row(canvas, 'Boots').getBoundingClientRect().height).toBe(72)
    await expect(canvas.getByRole('button', { name: 'Close Shoes' })).toBeVisible()
  },
}

/** In right-to-left text, arrow keys are swapped. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    within(row(canvas, 'Food')).getByRole('rowheader').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(row(canvas, 'Food')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(row(canvas, 'Food')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const AllStates: Story = {
  args: { defaultExpanded: ['fashion', 'shoes'], defaultSelection: ['boots'] },
  play: async ({ canvas }) => {
    await expect(row(canvas, 'Boots')).toHaveAttribute('aria-level', '3')
    within(row(canvas, 'Shoes')).getByRole('rowheader').focus()
  },
}
