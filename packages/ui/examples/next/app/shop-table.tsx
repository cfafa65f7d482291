'use client'

import { createDataTable } from '@kiosk-admin/ui/table'
import type { Shop } from './shops'

const Table = createDataTable<Shop, 'name' | 'floor'>()

const columns = [
  { id: 'name', header: 'Butik', value: ({ name }: Shop) => name },
  { id: 'floor', header: 'Plan', value: ({ floor }: Shop) => floor },
] as const

export function ShopTable({ shops }: { shops: readonly Shop[] }) {
  const table = Table.useDataTable({
    rows: shops,
    columns,
    rowId: ({ id }) => id,
    defaultSort: [{ id: 'name', desc: false }],
  })
  return (
    <Table.Root table={table} label="Butiker">
      <Table.Toolbar>
        <Table.Search />
        <Table.Filter column="floor" options={['Plan 1', 'Plan 2']} />
      </Table.Toolbar>
      <Table.Grid />
    </Table.Root>
  )
}
