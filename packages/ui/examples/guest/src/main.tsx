import 'bootstrap/dist/css/bootstrap.css'
import './page.css'
import '@kiosk-admin/ui/styles.scoped.css'
import { Button, Dialog, KioskUiProvider, StatusBadge, Switch, TextField } from '@kiosk-admin/ui'
import { DataTable, type DataTableColumn, useDataTable } from '@kiosk-admin/ui/table'
import { createRoot } from 'react-dom/client'

type Shop = { id: string; name: string; floor: number; status: 'Active' | 'InActive' }

const shops: Shop[] = [
  { id: '1', name: 'Ask & Alm', floor: 1, status: 'Active' },
  { id: '2', name: 'Björk Barn', floor: 2, status: 'Active' },
  { id: '3', name: 'Grad', floor: 1, status: 'InActive' },
]

const columns: DataTableColumn<Shop>[] = [
  { id: 'name', header: 'Shop', value: ({ name }) => name },
  { id: 'floor', header: 'Floor', value: ({ floor }) => floor },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
]

const rowId = ({ id }: Shop) => id

function Shops() {
  const table = useDataTable({ rows: shops, columns, rowId, selectable: true })
  return (
    <DataTable.Root table={table} label="Shops">
      <DataTable.Toolbar>
        <DataTable.Search />
        <DataTable.Columns />
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button variant="primary">New shop</Button>
          </Dialog.Trigger>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>New shop</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>It is shown on the kiosks once it is published.</Dialog.Description>
              <TextField label="Name" required />
              <Switch label="Active" />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Root>
      </DataTable.Toolbar>
      <DataTable.Grid />
    </DataTable.Root>
  )
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const overlays = document.querySelector<HTMLElement>('#overlays') ?? undefined

createRoot(document.querySelector('#kit') as HTMLElement).render(
  <KioskUiProvider overlays={overlays} nonce={nonce}>
    <Shops />
  </KioskUiProvider>,
)
