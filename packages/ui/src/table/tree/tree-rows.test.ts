import { describe, expect, test } from 'vitest'
import { ancestorsOf, isWithin, shownTree, treeIndex } from './tree-rows'

interface Category {
  id: string
  parentId?: string | null
}

const category = (id: string, parentId?: string): Category => ({ id, parentId: parentId ?? null })
const list = [
  category('food'),
  category('cafe', 'food'),
  category('fashion'),
  category('shoes', 'fashion'),
  category('boots', 'shoes'),
  category('hats', 'fashion'),
]
const index = (rows: readonly Category[]) =>
  treeIndex(
    rows,
    ({ id }) => id,
    ({ parentId }) => parentId,
  )
const ids = (rows: readonly Category[]) => rows.map(({ id }) => id)
const all = () => true

describe('hierarchy', () => {
  test('rows are under their parents, in the order of the list', () => {
    expect(ids(index(list).childrenOf('fashion'))).toEqual(['shoes', 'hats'])
    expect(ancestorsOf(index(list), 'boots')).toEqual(['shoes', 'fashion'])
    expect(isWithin(index(list), 'boots', 'fashion')).toBe(true)
    expect(isWithin(index(list), 'boots', 'food')).toBe(false)
  })

  test('rows with a missing or circular parent are at the top level', () => {
    const strange = [category('a', 'b'), category('b', 'a'), category('c', 'gone'), category('d', 'd')]
    const shown = shownTree(index(strange), { isExpanded: all })
    expect(ids(shown.rows).sort()).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('visible rows', () => {
  test('include children of expanded rows, with their positions', () => {
    const { rows, places } = shownTree(index(list), { isExpanded: (id) => id === 'fashion' })
    expect(ids(rows)).toEqual(['food', 'fashion', 'shoes', 'hats'])
    expect(places.get('food')).toEqual({ parentId: null, level: 1, position: 1, size: 2, expanded: false })
    expect(places.get('shoes')).toEqual({ parentId: 'fashion', level: 2, position: 1, size: 2, expanded: false })
    expect(places.get('hats')).toMatchObject({ position: 2, size: 2, expanded: undefined })
  })

  test('include the ancestors of found rows', () => {
    const found = list.filter(({ id }) => id === 'boots')
    const { rows, places } = shownTree(index(list), { isExpanded: all, found })
    expect(ids(rows)).toEqual(['fashion', 'shoes', 'boots'])
    expect(places.get('shoes')).toMatchObject({ position: 1, size: 1 })
  })

  test('are sorted within each parent', () => {
    const order = (rows: readonly Category[]) => rows.toSorted((a, b) => a.id.localeCompare(b.id))
    expect(ids(shownTree(index(list), { isExpanded: all, order }).rows)).toEqual([
      'fashion',
      'hats',
      'shoes',
      'boots',
      'food',
      'cafe',
    ])
  })
})
