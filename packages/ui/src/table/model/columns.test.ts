import { expect, test } from 'vitest'
import { type ColumnModel, rowName } from './columns'

interface Service {
  index: number
  name: string
}

const index: ColumnModel<Service> = { id: 'index', header: 'Index', value: (row) => row.index }
const name: ColumnModel<Service> = { id: 'name', header: 'Name', value: (row) => row.name }
const wifi = { index: 0, name: 'Wifi' }

test('the row header is the marked column, otherwise the first', () => {
  expect(rowName([index, { ...name, rowHeader: true }], wifi)).toBe('Wifi')
  expect(rowName([name, index], wifi)).toBe('Wifi')
  expect(rowName([], wifi)).toBe('')
})
