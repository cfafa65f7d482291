import { expect, test } from 'vitest'
import type { MediaItem, MediaKind } from '../media-file'
import { categoriesFor, filterMedia, idsBetween, kindsOf, moveInTiles, UNASSIGNED } from './media-list'

const file = (id: string, name: string, kind: MediaKind, categoryId: string | null = null): MediaItem => ({
  id,
  name,
  kind,
  categoryId,
  url: `/${id}`,
  size: 1,
})
const files = [
  file('1', 'Åre vinter.png', 'Image', 'c1'),
  file('2', 'are-vinter.mp4', 'Video'),
  file('3', 'Meny café.pdf', 'Document', 'c2'),
]
const ids = (list: readonly MediaItem[]) => list.map(({ id }) => id)
const all: readonly MediaKind[] = ['Image', 'Video', 'Document', 'Font']

test('filters files by kind, category and text', () => {
  expect(ids(filterMedia(files, {}, all, 'sv'))).toEqual(['1', '2', '3'])
  expect(ids(filterMedia(files, {}, ['Image', 'Document'], 'sv'))).toEqual(['1', '3'])
  expect(ids(filterMedia(files, { kind: 'Video' }, all, 'sv'))).toEqual(['2'])
  expect(ids(filterMedia(files, { category: UNASSIGNED }, all, 'sv'))).toEqual(['2'])
  expect(ids(filterMedia(files, { search: 'cafe  MENY' }, all, 'sv'))).toEqual(['3'])
  expect(ids(filterMedia(files, { search: 'åre' }, all, 'sv'))).toEqual(['1'])
  expect(ids(filterMedia(files, { search: 'are' }, all, 'en-GB'))).toEqual(['1', '2'])
})

test('offers the categories of a kind', () => {
  const categories = [
    { id: 'c1', name: 'Any' },
    { id: 'c2', name: 'Menus', kind: 'Document' as const },
  ]
  expect(categoriesFor(categories, ['Image']).map(({ id }) => id)).toEqual(['c1'])
  expect(kindsOf(files)).toEqual(['Image', 'Video', 'Document'])
})

const bounds = { count: 10, columns: 4, page: 2 }
test.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 9, 9],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 9],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 2, 2],
  ['ArrowUp', 9, 5],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 8, 9],
  ['PageDown', 3, 9],
  ['PageUp', 9, 1],
  ['PageUp', 5, 1],
  ['x', 5, undefined],
])('%s from %i leads to %s', (key, from, to) => {
  expect(moveInTiles(from, { key }, bounds)).toBe(to)
})

test('Ctrl goes to the ends, right-to-left swaps the arrow keys', () => {
  expect(moveInTiles(6, { key: 'Home', ctrl: true }, bounds)).toBe(0)
  expect(moveInTiles(6, { key: 'End', ctrl: true }, bounds)).toBe(9)
  expect(moveInTiles(6, { key: 'ArrowRight', rtl: true }, bounds)).toBe(5)
})

test('ranges work in both directions', () => {
  expect(idsBetween(files, 2, 1)).toEqual(['2', '3'])
})
