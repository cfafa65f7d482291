import { Badge, BulkBar, ConfirmDialog, EmptyState } from '@kiosk-admin/ui'
import { Cell, DataTable, type DataTableColumn, type RowAction, useDataTable } from '@kiosk-admin/ui/table'
import { Check, Pencil, Trash2, Umbrella } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type Item, states, store } from './items'
import { toasts } from './toasts'

const tones = { waiting: 'pending', returned: 'success', 'given away': 'neutral' } as const

const columns: DataTableColumn<Item>[] = [
  { id: 'name', header: 'What', value: ({ name }) => name, cell: ({ name }) => <Cell.Title>{name}</Cell.Title> },
  { id: 'place', header: 'Found at', value: ({ place }) => place, phone: 'second' },
  {
    id: 'foundOn',
    header: 'Found on',
    value: ({ foundOn }) => foundOn,
    cell: (row) => <Cell.Date date={row.foundOn} />,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
    phone: 'end',
  },
]

const pictogram = { size: 16, strokeWidth: 1.5 }

export function ItemList({ onOpen }: { onOpen: (item: Item) => void }) {
  const items = store.use()
  const [deleting, setDeleting] = useState<readonly string[]>([])
  const table = useDataTable({
    rows: items,
    columns,
    rowId: ({ id }) => id,
    selectable: true,
    defaultSort: [{ id: 'foundOn', desc: true }],
  })
  const actions = useMemo(
    () =>
      (item: Item): RowAction[] => [
        { id: 'edit', label: 'Edit', icon: <Pencil {...pictogram} />, inline: true, onSelect: () => onOpen(item) },
        {
          id: 'returned',
          label: 'Returned',
          icon: <Check {...pictogram} />,
          onSelect: () => store.change([item.id], { state: 'returned' }),
        },
        {
          id: 'delete',
          label: 'Delete',
          icon: <Trash2 {...pictogram} />,
          danger: true,
          onSelect: () => setDeleting([item.id]),
        },
      ],
    [onOpen],
  )

  return (
    <>
      <DataTable.Root table={table} label="Lost and found">
        <DataTable.Toolbar>
          <DataTable.Search />
          <DataTable.Filter column="state" options={states.map((state) => ({ value: state, label: state }))} />
          <DataTable.Count />
        </DataTable.Toolbar>
        <DataTable.Grid
          actions={actions}
          onOpen={onOpen}
          empty={<EmptyState icon={<Umbrella />} title="Nothing was found yet" />}
        />
        <DataTable.Bulk>
          <BulkBar.Action
            icon={<Check />}
            onClick={() => {
              store.change(table.selection, { state: 'returned' })
              table.setSelection([])
            }}
          >
            Returned
          </BulkBar.Action>
          <BulkBar.Action icon={<Trash2 />} onClick={() => setDeleting(table.selection)}>
            Delete
          </BulkBar.Action>
        </DataTable.Bulk>
      </DataTable.Root>
      <ConfirmDialog
        kind="delete"
        open={deleting.length > 0}
        onOpenChange={(open) => !open && setDeleting([])}
        onConfirm={() => {
          const undo = store.remove(deleting)
          table.setSelection([])
          setDeleting([])
          toasts.show({ kind: 'success', title: 'Deleted', action: { label: 'Undo', onSelect: undo } })
        }}
      >
        What is deleted can be brought back right after.
      </ConfirmDialog>
    </>
  )
}
