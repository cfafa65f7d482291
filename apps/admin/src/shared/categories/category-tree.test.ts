import { expect, test } from 'vitest'
import { branchOf, treeLines } from './category-tree'

const categories = [
  { id: 'fashion', parentId: null },
  { id: 'sport', parentId: null },
  { id: 'boots', parentId: 'shoes' },
  { id: 'shoes', parentId: 'fashion' },
]

test('flattens the tree in depth-first order, with paths', () => {
  const lines = treeLines(categories).map(({ path, depth }) => `${depth} ${path.map(({ id }) => id).join(' › ')}`)
  expect(lines).toEqual(['0 fashion', '1 fashion › shoes', '2 fashion › shoes › boots', '0 sport'])
})

test('categories without a known parent are roots', () => {
  expect(treeLines([{ id: 'boots', parentId: 'shoes' }])).toMatchObject([{ depth: 0 }])
})

test('a branch contains the category and its descendants', () => {
  expect([...branchOf(categories, 'fashion')]).toEqual(['fashion', 'shoes', 'boots'])
  expect([...branchOf(categories, 'boots')]).toEqual(['boots'])
})
