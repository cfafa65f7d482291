import { Badge, BulkBar, EmptyState, toastPromise } from '@kiosk-admin/ui'
import { Cell, createDataTable, tableStateFromQuery, tableStateToQuery } from '@kiosk-admin/ui/table'
import { useQuery } from '@tanstack/react-query'
import { Check, Pencil, Trash2, Umbrella } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { type Item, states } from './items'
import { confirm, notifications, toasts } from './messages'
import { itemList, replaceItems } from './queries'

const ItemTable = createDataTable<Item, 'name' | 'place' | 'foundOn' | 'state'>()

const tones = { waiting: 'pending', returned: 'success', 'given away': 'neutral' } as const
const badge = ({ state }: Item) => <Badge tone={tones[state]}>{state}</Badge>
const day = ({ foundOn }: Item) => <Cell.Date date={foundOn} />

const columns = [
  { id: 'name', header: 'What', value: ({ name }: Item) => name },
  { id: 'place', header: 'Found at', value: ({ place }: Item) => place, phone: 'second' },
  { id: 'foundOn', header: 'Found on', value: ({ foundOn }: Item) => foundOn, cell: day },
  { id: 'state', header: 'State', value: ({ state }: Item) => state, cell: badge, phone: 'end' },
] as const

const icon = { size: 16, strokeWidth: 1.5 }
const names = (items: readonly Item[]) => items.map(({ name }) => name).join(', ')

/** Changes items at once, with a message that can undo it. */
function change(before: readonly Item[], after: readonly Item[], done: string) {
  toastPromise(toasts, replaceItems(before, after), {
    loading: { title: 'Saving …' },
    success: (stored) => ({
      title: done,
      timeout: 10_000,
      action: { label: 'Undo', onSelect: () => change(stored, before, 'Undone') },
    }),
    error: () => {
      const message = { title: `Not ${done.toLowerCase()}: somebody else has changed it`, text: names(before) }
      notifications.add(message)
      return message
    },
  })
}

const returned = (item: Item): Item => ({ ...item, state: 'returned' })
const giveBack = (items: readonly Item[]) => change(items, items.map(returned), 'Returned')
const remove = (items: readonly Item[]) => change(items, [], 'Deleted')

export function ItemList({ onOpen }: { onOpen: (item: Item) => void }) {
  const { data: items = [], isPending, error, refetch } = useQuery(itemList)
  const [query, setQuery] = useSearchParams()
  const table = ItemTable.useDataTable({
    rows: items,
    columns,
    rowId: ({ id }) => id,
    selectable: true,
    defaultState: tableStateFromQuery(query, ['state'], { initial: { sort: [{ id: 'foundOn', desc: true }] } }),
    onStateChange: (state) => setQuery(tableStateToQuery(state), { replace: true }),
  })
  const selected = items.filter(({ id }) => table.isSelected(id))
  return (
    <ItemTable.Root table={table} label="Lost and found">
      <ItemTable.Toolbar>
        <ItemTable.Search />
        <ItemTable.Filter column="state" options={states} />
        <ItemTable.Count />
      </ItemTable.Toolbar>
      <ItemTable.Grid
        loading={isPending}
        error={error?.message}
        onRetry={refetch}
        onOpen={onOpen}
        actions={(item) => [
          { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, inline: true, onSelect: () => onOpen(item) },
          { id: 'returned', label: 'Returned', icon: <Check {...icon} />, onSelect: () => giveBack([item]) },
          { id: 'delete', label: 'Delete', icon: <Trash2 {...icon} />, danger: true, onSelect: () => remove([item]) },
        ]}
        empty={<EmptyState icon={<Umbrella />} title="Nothing was found yet" />}
      />
      <ItemTable.Bulk>
        <BulkBar.Action icon={<Check />} onClick={() => giveBack(selected)}>
          Returned
        </BulkBar.Action>
        <BulkBar.Action
          icon={<Trash2 />}
          onClick={async () => {
            if (await confirm.ask({ kind: 'delete', text: names(selected) })) remove(selected)
          }}
        >
          Delete
        </BulkBar.Action>
      </ItemTable.Bulk>
    </ItemTable.Root>
  )
}
