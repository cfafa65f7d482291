import { expect, test } from 'vitest'
import { branchOf, treeLines } from './category-tree'

const categories = [
  { id: 'fashion', parentId: null },
  { id: 'sport', parentId: null },
  { id: 'boots', parentId: 'shoes' },
  { id: 'shoes', parentId: 'fashion' },
]

test('lines stand in the order of the tree, each with the way down to it', () => {
  const lines = treeLines(categories).map(({ path, depth }) => `${depth} ${path.map(({ id }) => id).join(' › ')}`)
  expect(lines).toEqual(['0 fashion', '1 fashion › shoes', '2 fashion › shoes › boots', '0 sport'])
})

test('a category whose parent is not among them stands at the top', () => {
  expect(treeLines([{ id: 'boots', parentId: 'shoes' }])).toMatchObject([{ depth: 0 }])
})

test('a branch is a category with all that lies below it', () => {
  expect([...branchOf(categories, 'fashion')]).toEqual(['fashion', 'shoes', 'boots'])
  expect([...branchOf(categories, 'boots')]).toEqual(['boots'])
})
