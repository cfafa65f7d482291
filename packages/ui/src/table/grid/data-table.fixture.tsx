import { CircleCheck, CircleOff, Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import * as BulkBar from '../../layout/bulk-bar/bulk-bar.parts'
import { IconBadge } from '../../primitives/icon-badge/icon-badge'
import { StatusBadge } from '../../primitives/status-badge/status-badge'
import type { ContentStatus } from '../cells/cell-text'
import { EditedCell, TitleCell } from '../cells/cells'
import type { DataTableColumn } from '../model/data-table-column'
import type { RowAction } from '../model/row-action'
import { type OwnRowsProps, useDataTable } from '../model/use-data-table'
import * as DataTable from './data-table.parts'
import type { DataTableGridProps } from './data-table-grid'

export interface Shop {
  id: string
  name: string
  categories: string
  hours: string
  status: 'Active' | 'InActive'
  contentStatus: ContentStatus
  editedAt: Date
  editedBy: string
}

const shop = (
  name: string,
  categories: string,
  hours: string,
  edited: string,
  editedBy: string,
  more: Partial<Shop> = {},
): Shop => ({
  id: name,
  name,
  categories,
  hours,
  status: 'Active',
  contentStatus: 'published',
  editedAt: new Date(`2026-11-${edited}:00+01:00`),
  editedBy,
  ...more,
})

const [ingrid, jonas, sara] = ['Ingrid Solheim', 'Jonas Lind', 'Sara Holm']
const waiting = { contentStatus: 'changed' } as const
const off = { status: 'InActive' } as const

export const shops: Shop[] = [
  shop('Ask & Alm', 'Home, Design', '10:00–20:00', '21T14:32', ingrid, waiting),
  shop('Björk Barn', 'Children, Fashion', '10:00–20:00', '21T13:10', jonas),
  shop('Fjell Sport', 'Sport, Shoes', '10:00–21:00', '21T11:05', ingrid, waiting),
  shop('Grad', 'Fashion', '10:00–20:00', '20T17:24', sara),
  shop('Havn & Co', 'Home, Gifts', '11:00–15:00, 16:00–19:00', '21T13:58', jonas, waiting),
  shop('Lumi Optik', 'Health, Optics', '10:00–18:00', '18T09:41', sara),
  shop('Moss Blommor', 'Flowers, Gifts', 'Closed today', '17T15:02', ingrid),
  shop('Nordlys', 'Jewellery', '10:00–20:00', '14T10:28', jonas),
  shop('Papper & Penna', 'Books, Gifts', '10:00–20:00', '12T16:55', sara, off),
  shop('Rask Sko', 'Shoes', '10:00–20:00', '09T08:47', ingrid),
  shop('Skafferi', 'Food', '08:00–22:00', '06T12:19', jonas),
  shop('Ærlig Kjøkken', 'Home, Kitchen', '10:00–20:00', '03T14:06', sara),
  shop('Þór Útivist', 'Sport, Outdoor', '10:00–20:00', '01T11:33', ingrid, off),
]

/** Any number of shops with numbered names. */
export const manyShops = (count: number): Shop[] =>
  Array.from({ length: count }, (_, index) => {
    const one = shops[index % shops.length] as Shop
    return { ...one, id: `shop-${index}`, name: `${one.name} ${index + 1}` }
  })

export const columns: DataTableColumn<Shop>[] = [
  {
    id: 'name',
    header: 'Shop',
    value: ({ name }) => name,
    width: 'minmax(0, 1.5fr)',
    cell: ({ name, contentStatus }) => (
      <TitleCell media={<IconBadge aria-hidden>{name.charAt(0)}</IconBadge>} status={contentStatus}>
        {name}
      </TitleCell>
    ),
  },
  { id: 'categories', header: 'Categories', value: (one) => one.categories, wide: true },
  { id: 'hours', header: 'Today', value: ({ hours }) => hours, sort: false, phone: 'second' },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
    width: '7.75rem',
    phone: 'end',
  },
  {
    id: 'lastEdited',
    header: 'Last edited',
    value: ({ editedAt }) => editedAt,
    cell: ({ editedAt, editedBy }) => <EditedCell at={editedAt} by={editedBy} />,
    width: 'minmax(0, 1.1fr)',
  },
]

const pictogram = { size: 16, strokeWidth: 1.5 }

export const shopActions =
  (onAction: (action: string, shop: Shop) => void) =>
  (row: Shop): RowAction[] => [
    { id: 'edit', label: 'Edit', icon: <Pencil {...pictogram} />, inline: true, onSelect: () => onAction('edit', row) },
    {
      id: 'preview',
      label: 'Preview',
      icon: <Eye {...pictogram} />,
      inline: true,
      onSelect: () => onAction('preview', row),
    },
    { id: 'copy', label: 'Copy', icon: <Copy {...pictogram} />, onSelect: () => onAction('copy', row) },
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 {...pictogram} />,
      danger: true,
      locked: row.name === 'Grad' ? 'Two offers name this shop.' : undefined,
      onSelect: () => onAction('delete', row),
    },
  ]

export type ShopTableProps = Partial<OwnRowsProps<Shop>> &
  Omit<DataTableGridProps<Shop>, 'actions'> & {
    onAction?: (action: string, shop: Shop) => void
    density?: 'comfortable' | 'compact'
  }

/** The shops page as an app composes it. */
export function ShopTable({
  rows = shops,
  onAction,
  density,
  loading,
  error,
  onRetry,
  noAccess,
  empty,
  onOpen,
  ...props
}: ShopTableProps) {
  const table = useDataTable<Shop>({
    columns,
    rowId: ({ id }) => id,
    selectable: true,
    defaultSort: [{ id: 'name', desc: false }],
    ...props,
    rows,
  })
  return (
    <DataTable.Root table={table} label="Shops" density={density}>
      <DataTable.Toolbar>
        <DataTable.Search />
        <DataTable.Filter column="status" options={['Active', 'InActive']} />
      </DataTable.Toolbar>
      <DataTable.Grid
        {...{ loading, error, onRetry, noAccess, empty, onOpen }}
        actions={onAction && shopActions(onAction)}
      />
      <DataTable.Count />
      <DataTable.Bulk>
        <BulkBar.Action icon={<CircleCheck {...pictogram} />}>Activate</BulkBar.Action>
        <BulkBar.Action icon={<CircleOff {...pictogram} />}>Deactivate</BulkBar.Action>
        <BulkBar.More>
          <BulkBar.Action icon={<Trash2 {...pictogram} />}>Delete</BulkBar.Action>
        </BulkBar.More>
      </DataTable.Bulk>
    </DataTable.Root>
  )
}
