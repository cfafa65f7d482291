import { describe, expect, test } from 'vitest'
import {
  checkedLeaves,
  checkedState,
  indexByLabel,
  type TreeItem,
  toggleChecked,
  visibleItems,
  withLoaded,
} from './tree-items'

const leaf = (id: string, rest: Partial<TreeItem> = {}): TreeItem => ({ id, label: id, ...rest })
const shoes = leaf('shoes', { children: [leaf('boots'), leaf('trainers')] })
const fashion = leaf('fashion', { children: [leaf('hats'), shoes] })
const items = [leaf('food', { lazy: true }), fashion, leaf('Ängen')]

describe('visible items', () => {
  test('are those under expanded ones, with their places', () => {
    const visible = visibleItems(items, new Set(['fashion', 'gone']))
    expect(visible.map(({ item }) => item.id)).toEqual(['food', 'fashion', 'hats', 'shoes', 'Ängen'])
    expect(visible[0]).toMatchObject({ level: 1, position: 1, size: 3, expanded: false })
    expect(visible[1]?.expanded).toBe(true)
    expect(visible[2]).toMatchObject({ parentId: 'fashion', level: 2, position: 1, size: 2, expanded: undefined })
  })

  test('include loaded children', () => {
    const loaded = new Map([
      ['food', [leaf('cafes', { lazy: true })]],
      ['cafes', []],
    ])
    const visible = visibleItems(withLoaded(items, loaded), new Set(['food', 'cafes']))
    expect(visible.slice(0, 2).map(({ item, expanded }) => [item.id, expanded])).toEqual([
      ['food', true],
      ['cafes', undefined],
    ])
  })
})

describe('checked items', () => {
  const state = (value: string[], item: TreeItem) => checkedState(item, checkedLeaves(items, value))

  test('a checked parent stands for its children', () => {
    expect([...checkedLeaves(items, ['fashion'])]).toEqual(['hats', 'boots', 'trainers'])
    expect(state(['fashion'], shoes)).toBe(true)
    expect(state(['boots'], fashion)).toBe('mixed')
    expect(state(['boots', 'trainers'], shoes)).toBe(true)
    expect(state([], shoes)).toBe(false)
  })

  test('a parent checks and unchecks its children', () => {
    expect(toggleChecked(items, ['trainers'], shoes)).toEqual(['boots', 'trainers'])
    expect(toggleChecked(items, ['boots', 'trainers'], shoes)).toEqual([])
    expect(toggleChecked(items, ['fashion'], leaf('boots'))).toEqual(['hats', 'trainers'])
  })

  test('ids outside of the tree and disabled items stay', () => {
    expect(toggleChecked(items, ['elsewhere'], leaf('hats'))).toEqual(['hats', 'elsewhere'])
    const some = leaf('some', { children: [leaf('a', { disabled: true }), leaf('b')] })
    expect(toggleChecked([some], ['a'], some)).toEqual(['a', 'b'])
    expect(toggleChecked([some], ['a', 'b'], some)).toEqual(['a'])
  })
})

test('finds labels without case and accents, from an item on', () => {
  const visible = visibleItems(items, new Set())
  expect(indexByLabel(visible, 'F', 0)).toBe(0)
  expect(indexByLabel(visible, 'f', 1)).toBe(1)
  expect(indexByLabel(visible, 'f', 2)).toBe(0)
  expect(indexByLabel(visible, 'ang', 0)).toBe(2)
  expect(indexByLabel(visible, 'x', 0)).toBe(-1)
  expect(indexByLabel([], 'x', 0)).toBe(-1)
})
