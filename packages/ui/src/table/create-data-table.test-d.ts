import { expectTypeOf, it } from 'vitest'
import { createDataTable } from '../exports/table'

type Shop = { id: string; name: string; floor: number }

const ShopTable = createDataTable<Shop, 'name' | 'floor'>()

const columns = [
  { id: 'name', header: 'Name', value: ({ name }: Shop) => name },
  { id: 'floor', header: 'Floor', value: ({ floor }: Shop) => floor },
] as const

const rowId = ({ id }: Shop) => id

it('binds rows, columns and parts to one type', () => {
  const table = ShopTable.useDataTable({
    rows: [],
    columns,
    rowId,
    defaultSort: [{ id: 'floor', desc: true }],
    defaultFilters: { floor: ['1'] },
  })
  expectTypeOf(table.rows).toEqualTypeOf<readonly Shop[]>()
  ShopTable.Root({ table, label: 'Shops' })
  ShopTable.Grid({
    onOpen: (shop) => expectTypeOf(shop).toEqualTypeOf<Shop>(),
    columnMenu: (column) => void expectTypeOf(column).toEqualTypeOf<'name' | 'floor'>(),
  })
  ShopTable.Filter({ column: 'floor' })
})

it('rejects rows, columns and labels that do not fit', () => {
  const prices = [{ id: 'price', header: 'Price', value: () => 0 }] as const
  // @ts-expect-error a column that the table does not have
  ShopTable.useDataTable({ rows: [], columns: prices, rowId })
  // @ts-expect-error rows without a floor
  ShopTable.useDataTable({ rows: [{ id: 'grad', name: 'Grad' }], columns, rowId })
  // @ts-expect-error sorted by another column
  ShopTable.useDataTable({ rows: [], columns, rowId, defaultSort: [{ id: 'price', desc: true }] })
  // @ts-expect-error filtered by another column
  ShopTable.useDataTable({ rows: [], columns, rowId, defaultFilters: { price: ['1'] } })
  // @ts-expect-error values that are not texts
  ShopTable.useDataTable({ rows: [], columns, rowId, filters: { floor: [1] } })
  // @ts-expect-error there is no such column
  ShopTable.Filter({ column: 'price' })
  // @ts-expect-error there is no such text
  ShopTable.Filter({ column: 'floor', labels: { filtrate: 'Filter' } })
  const offers = createDataTable<{ id: string; till: string }>()
  // @ts-expect-error the table of other rows
  offers.Root({ table: ShopTable.useDataTable({ rows: [], columns, rowId }), label: 'Offers' })
})
