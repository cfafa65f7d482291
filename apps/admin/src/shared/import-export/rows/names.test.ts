import { expect, it } from 'vitest'
import { createNames, listOf, listText, wordsOf, wordsText } from './names'

const names = createNames([
  { id: 'a', name: 'Fashion', parentId: null },
  { id: 'b', name: 'Shoes', parentId: 'a' },
  { id: 'c', name: 'Sport' },
  { id: 'd', name: 'Shoes', parentId: 'c' },
  { id: 'e', name: 'Café' },
  { id: 'f', name: 'CAFÉ' },
  { id: 'g', name: 'Food | Drink > all' },
])

it('writes the way to a record, and its id where another one is called the same', () => {
  expect(names.textOf('b')).toBe('Fashion > Shoes')
  expect(names.textOf('c')).toBe('Sport')
  expect(names.textOf('e')).toBe('e')
  expect(names.textOf('gone')).toBe('gone')
})

it('finds what it wrote, in any case and with any space', () => {
  expect(names.find('fashion>  SHOES')).toEqual({ id: 'b' })
  expect(names.find(' b ')).toEqual({ id: 'b' })
  expect(names.find('Shoes')).toBe('none')
  expect(names.find('café')).toBe('several')
  expect(names.find(names.textOf('g'))).toEqual({ id: 'g' })
})

it('keeps several in one cell apart, whatever they are called', () => {
  const ids = ['b', 'g', 'c']
  const found = listOf(listText(ids.map(names.textOf))).map(names.find)
  expect(found).toEqual(ids.map((id) => ({ id })))
  expect(wordsOf(wordsText(['a|b', 'c\\d', 'e']))).toEqual(['a|b', 'c\\d', 'e'])
})

it('knows what a row of the same file makes', () => {
  const open = createNames([{ id: 'a', name: 'Fashion' }])
  open.add({ id: 'n', name: 'Hats', parentId: 'a' })
  expect(open.find('Fashion > Hats')).toEqual({ id: 'n' })
})
