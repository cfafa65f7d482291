import './page.css'
import '@kiosk-admin/ui/styles.css'
import { Button, KioskUiProvider, StatusBadge } from '@kiosk-admin/ui'
import { DataTable, type DataTableColumn, useDataTable } from '@kiosk-admin/ui/table'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

type Shop = { id: string; name: string; status: 'Active' | 'InActive' }

const shops: Shop[] = [
  { id: '1', name: 'Ask & Alm', status: 'Active' },
  { id: '2', name: 'Grad', status: 'InActive' },
]
const columns: DataTableColumn<Shop>[] = [
  { id: 'name', header: 'Shop', value: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
]

function Page() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const table = useDataTable({ rows: shops, columns, rowId: ({ id }) => id })
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return (
    <KioskUiProvider locale="en-GB" theme={theme} nonce={nonce}>
      <main className="min-h-screen bg-surface p-6 font-sans text-fg">
        <h1 className="text-2xl text-fg-strong">Shops</h1>
        <p className="my-4 flex gap-2 text-fg-muted">
          <Button variant="primary">New shop</Button>
          <Button className="w-80 rounded-none">Wide</Button>
          <Button onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')}>Change theme</Button>
          Two shops
        </p>
        <DataTable.Root table={table} label="Shops">
          <DataTable.Grid />
        </DataTable.Root>
      </main>
    </KioskUiProvider>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
