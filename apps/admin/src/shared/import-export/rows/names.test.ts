import { expect, it } from 'vitest'
import { createNames, joinList, joinWords, splitList, splitWords } from './names'

const names = createNames([
  { id: 'a', name: 'Fashion', parentId: null },
  { id: 'b', name: 'Shoes', parentId: 'a' },
  { id: 'c', name: 'Sport' },
  { id: 'd', name: 'Shoes', parentId: 'c' },
  { id: 'e', name: 'Café' },
  { id: 'f', name: 'CAFÉ' },
  { id: 'g', name: 'Food | Drink > all' },
])

it('writes the path of a record, or its id if the name is ambiguous', () => {
  expect(names.textOf('b')).toBe('Fashion > Shoes')
  expect(names.textOf('c')).toBe('Sport')
  expect(names.textOf('e')).toBe('e')
  expect(names.textOf('gone')).toBe('gone')
})

it('finds written names, ignoring case and spaces', () => {
  expect(names.find('fashion>  SHOES')).toEqual({ id: 'b' })
  expect(names.find(' b ')).toEqual({ id: 'b' })
  expect(names.find('Shoes')).toBe('none')
  expect(names.find('café')).toBe('several')
  expect(names.find(names.textOf('g'))).toEqual({ id: 'g' })
})

it('separates values in a cell, whatever characters they contain', () => {
  const ids = ['b', 'g', 'c']
  const found = splitList(joinList(ids.map(names.textOf))).map(names.find)
  expect(found).toEqual(ids.map((id) => ({ id })))
  expect(splitWords(joinWords(['a|b', 'c\\d', 'e']))).toEqual(['a|b', 'c\\d', 'e'])
})

it('finds records that the same file creates', () => {
  const open = createNames([{ id: 'a', name: 'Fashion' }])
  open.add({ id: 'n', name: 'Hats', parentId: 'a' })
  expect(open.find('Fashion > Hats')).toEqual({ id: 'n' })
})

it('finds names of other languages where the first has none', () => {
  const all = createNames([
    { id: 'a', name: 'Mode', others: ['Fashion', 'Tíska'] },
    { id: 'b', name: 'Skor', others: ['Shoes', 'Skór'], parentId: 'a' },
    { id: 'c', name: 'Sport', others: ['Mode', 'Íþróttir'] },
    { id: 'd', name: 'Sko', others: ['Boots', 'Stígvél'] },
    { id: 'e', name: 'Stövlar', others: ['Boots', 'Stígvél'] },
  ])
  expect(all.find('fashion')).toEqual({ id: 'a' })
  expect(all.find('Fashion > Shoes')).toEqual({ id: 'b' })
  expect(all.find('Mode')).toEqual({ id: 'a' })
  expect(all.find('Íþróttir')).toEqual({ id: 'c' })
  expect(all.find('Boots')).toBe('several')
  expect(all.textOf('c')).toBe('Sport')
})
