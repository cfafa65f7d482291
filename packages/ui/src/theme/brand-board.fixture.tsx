import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../fields/checkbox/checkbox'
import { DatePicker } from '../fields/date-picker/date-picker'
import { Select } from '../fields/select/select'
import { Switch } from '../fields/switch/switch'
import { TextField } from '../fields/text-field/text-field'
import { ExampleHeader, ExampleSidebar } from '../layout/app-shell/app-shell.fixture'
import * as AppShell from '../layout/app-shell/app-shell.parts'
import { PageHeader } from '../layout/page-header/page-header'
import { Badge } from '../primitives/badge/badge'
import { Button } from '../primitives/button/button'
import { IconButton } from '../primitives/button/icon-button'
import { Link } from '../primitives/link/link'
import { Note } from '../primitives/note/note'
import { StatusBadge } from '../primitives/status-badge/status-badge'
import * as Tabs from '../primitives/tabs/tabs.parts'
import * as DataTable from '../table/grid/data-table.parts'
import type { DataTableColumn } from '../table/model/data-table-column'
import { useDataTable } from '../table/model/use-data-table'

type Shop = { id: string; name: string; hours: string; status: 'Active' | 'InActive' }

const shops: Shop[] = [
  { id: '1', name: 'Ask & Alm', hours: '10:00–20:00', status: 'Active' },
  { id: '2', name: 'Björk Barn', hours: '10:00–20:00', status: 'Active' },
  { id: '3', name: 'Fjell Sport', hours: '10:00–21:00', status: 'Active' },
  { id: '4', name: 'Grad', hours: 'Closed today', status: 'InActive' },
]

const columns: DataTableColumn<Shop>[] = [
  { id: 'name', header: 'Shop', value: ({ name }) => name },
  { id: 'hours', header: 'Today', value: ({ hours }) => hours, sort: false, width: '7rem' },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
    width: '7rem',
  },
]

function Shops() {
  const table = useDataTable<Shop>({
    rows: shops,
    columns,
    rowId: ({ id }) => id,
    selectable: true,
    defaultSort: [{ id: 'name', desc: false }],
    defaultSelection: ['2'],
  })
  return (
    <DataTable.Root table={table} label="Shops">
      <DataTable.Grid />
    </DataTable.Root>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const

/** Buttons in brand colours beside similar ones in other colours. */
function Buttons() {
  return (
    <div style={row}>
      <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} />}>
        New shop
      </Button>
      <Button variant="primary" data-force="hover">
        Under the pointer
      </Button>
      <Button variant="primary" data-force="focus">
        In focus
      </Button>
      <Button>Copy</Button>
      <IconButton label="Delete" icon={<Trash2 size={16} strokeWidth={1.5} />} />
      <Link href="#shops">All shops</Link>
      <Badge>Draft</Badge>
    </div>
  )
}

function Form() {
  return (
    <Tabs.Root defaultValue="general">
      <Tabs.List aria-label="Shop">
        <Tabs.Tab value="general">General</Tabs.Tab>
        <Tabs.Tab value="pictures">Pictures</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="general" style={{ display: 'grid', gap: 12, paddingBlockStart: 12 }}>
        <TextField label="Name" defaultValue="Björk Barn" />
        <DatePicker label="Opens" defaultValue="2026-11-28" />
        <Select
          label="Floor"
          defaultValue="1"
          options={[
            { value: '1', label: 'Ground floor' },
            { value: '2', label: 'First floor' },
          ]}
        />
        <div style={row}>
          <Switch label="On the kiosks" defaultValue />
          <Checkbox aria-label="Chosen" defaultValue />
          <Checkbox aria-label="Not chosen" />
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="pictures">No pictures</Tabs.Panel>
    </Tabs.Root>
  )
}

/** Representative parts for looking at a brand. */
export function BrandBoard({ children }: { children: ReactNode }) {
  return (
    <AppShell.Root onClick={(event) => event.preventDefault()}>
      <AppShell.Sidebar>
        <ExampleSidebar />
      </AppShell.Sidebar>
      <AppShell.Body>
        <ExampleHeader />
        <AppShell.Main>
          <PageHeader title="Shops" count={4} />
          <div style={{ display: 'grid', gap: 24, marginBlockStart: 8 }}>
            {children}
            <Shops />
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
              <div style={{ display: 'grid', gap: 24, flex: '1 1 360px', alignContent: 'start' }}>
                <Buttons />
                <Note tone="error" role="note">
                  The picture was not saved. Check your connection and try again.
                </Note>
              </div>
              <div style={{ flex: '1 1 240px' }}>
                <Form />
              </div>
            </div>
          </div>
        </AppShell.Main>
      </AppShell.Body>
    </AppShell.Root>
  )
}
