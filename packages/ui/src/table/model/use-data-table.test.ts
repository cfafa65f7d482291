// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTree } from '../tree/use-tree'
import type { DataTableColumn } from './data-table-column'
import { type OwnRowsProps, useDataTable } from './use-data-table'
import { useRowRange } from './use-row-range'

interface Shop {
  id: string
  floor: string
  within?: string
}

const shops: Shop[] = [
  { id: 'Food', floor: '1' },
  { id: 'Bakery', floor: '2', within: 'Food' },
  { id: 'Fashion', floor: '1' },
  { id: 'Boots', floor: '2', within: 'Fashion' },
]
const columns: DataTableColumn<Shop>[] = [
  { id: 'id', header: 'Shop', value: ({ id }) => id, filterBy: { kind: 'text' } },
  { id: 'floor', header: 'Floor', value: ({ floor }) => floor },
]
const rowId = ({ id }: Shop) => id
const parentId = ({ within }: Shop) => within
const noShops: Shop[] = []

const tableOf = (props: Partial<OwnRowsProps<Shop>> = {}) =>
  renderHook(() => useDataTable({ rows: shops, columns, rowId, ...props })).result

test('two filters set in one event are both applied', () => {
  const table = tableOf()
  act(() => {
    table.current.setFilter('id', ['b'])
    table.current.setFilter('floor', ['2'])
  })
  expect(table.current.filters).toEqual({ id: ['b'], floor: ['2'] })
})

test('ignores sorting and filters of unknown columns', () => {
  const table = tableOf({ defaultState: { sort: [{ id: 'gone', desc: true }], filters: { gone: ['x'] } } })
  expect(table.current.sort).toEqual([])
  expect(table.current.filtered).toBe(false)
  expect(table.current.state.filters).toEqual({ gone: ['x'] })
})

test('a tree counts found rows, including collapsed ones, but not mere ancestors', () => {
  const { result } = renderHook(() => {
    const tree = useTree({ rows: shops, rowId, parentId })
    return useDataTable({ rows: shops, columns, rowId, tree, defaultSearch: 'bo' })
  })
  expect(result.current.rows.map(rowId)).toEqual(['Fashion', 'Boots'])
  expect(result.current.found.map(rowId)).toEqual(['Boots'])
  act(() => result.current.tree?.toggle('Fashion'))
  expect(result.current.rows.map(rowId)).toEqual(['Fashion'])
  expect(result.current.found.map(rowId)).toEqual(['Boots'])
})

/** A selection held by the caller, as a new list on each rendering. */
function rangeOf() {
  let selection: readonly string[] = []
  const hook = renderHook(
    ({ rows }) => {
      const table = useDataTable({
        rows,
        columns,
        rowId,
        selectable: true,
        selection: [...selection],
        onSelectionChange: (next) => {
          selection = next
        },
      })
      return useRowRange(table)
    },
    { initialProps: { rows: shops as readonly Shop[] } },
  )
  const step = (from: number, to: number) => {
    hook.result.current(from, to)
    hook.rerender({ rows: shops })
    return selection
  }
  return { hook, step, selected: () => selection }
}

test('a range releases rows when it shrinks, even with a controlled selection', () => {
  const { step } = rangeOf()
  step(0, 1)
  step(1, 2)
  expect(step(2, 1)).toEqual(['Food', 'Bakery'])
})

test('a range ends when the rows change', () => {
  const { hook, step, selected } = rangeOf()
  step(0, 1)
  hook.rerender({ rows: shops.toReversed() })
  hook.result.current(1, 2)
  expect(selected()).toEqual(['Food', 'Bakery', 'Fashion'])
})

test('an empty range selects nothing', () => {
  expect(tableOf({ rows: noShops, selectable: true }).current.allSelected).toBe(false)
})
