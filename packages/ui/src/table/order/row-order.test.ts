import { describe, expect, test } from 'vitest'
import { shownTree, treeIndex } from '../tree/tree-rows'
import {
  fitSpot,
  lineAt,
  moveRow,
  moveTo,
  type OrderStep,
  restOf,
  slotAt,
  spotAmong,
  spotOf,
  stepMove,
} from './row-order'

interface Category {
  id: string
  parentId: string | null
}

const of = (id: string, parentId: string | null = null): Category => ({ id, parentId })
const rows = [of('food'), of('cafe', 'food'), of('fashion'), of('shoes', 'fashion'), of('hats', 'fashion'), of('home')]
const tree = treeIndex(
  rows,
  ({ id }) => id,
  ({ parentId }) => parentId,
)
const shownWith = (closed: readonly string[] = []) => {
  const { rows, places } = shownTree(tree, { isExpanded: (id) => !closed.includes(id) })
  return rows.map(({ id }) => ({ id, level: places.get(id)?.level ?? 1 }))
}

const drop = (id: string, slot: number, level: number, closed?: readonly string[]) => {
  const rest = restOf(shownWith(closed), tree, id)
  return moveTo(tree, rest, id, fitSpot(rest, { slot, level }, true))
}

describe('possible spots', () => {
  test('descendants move along', () => {
    expect(restOf(shownWith(), tree, 'fashion').map(({ id }) => id)).toEqual(['food', 'cafe', 'home'])
  })

  test('the level is at most one below the previous row, at least that of the next row', () => {
    const rest = restOf(shownWith(), tree, 'home') // food, cafe, fashion, shoes, hats
    expect(fitSpot(rest, { slot: 1, level: 1 }, true)).toEqual({ slot: 1, level: 2 })
    expect(fitSpot(rest, { slot: 2, level: 9 }, true)).toEqual({ slot: 2, level: 3 })
    expect(fitSpot(rest, { slot: 0, level: 3 }, true)).toEqual({ slot: 0, level: 1 })
    expect(fitSpot(rest, { slot: 99, level: 0 }, true)).toEqual({ slot: 5, level: 1 })
  })

  test('a list has one level', () => {
    const list = [{ id: 'a', level: 1 }]
    expect(fitSpot(list, { slot: 1, level: 4 }, false)).toEqual({ slot: 1, level: 1 })
  })
})

test('a spot keeps its neighbour when the rows around it change', () => {
  const list = (...ids: string[]) => ids.map((id) => ({ id, level: 1 }))
  const before = list('a', 'b', 'c')
  expect(spotAmong(before, { slot: 2, level: 1 }, list('new', 'a', 'b', 'c'))).toEqual({ slot: 3, level: 1 })
  expect(spotAmong(before, { slot: 2, level: 1 }, list('c', 'a'))).toEqual({ slot: 2, level: 1 })
  expect(spotAmong(before, { slot: 2, level: 2 }, list('c'))).toEqual({ slot: 0, level: 2 })
  expect(spotAmong(before, { slot: 0, level: 1 }, list('new', 'a'))).toEqual({ slot: 0, level: 1 })
})

describe('moves of spots', () => {
  test('to the first place', () => {
    expect(drop('home', 0, 1)).toEqual({ id: 'home', parentId: null, index: 0 })
  })

  test('between the children of another row, and after the last of them', () => {
    expect(drop('home', 4, 2)).toEqual({ id: 'home', parentId: 'fashion', index: 1 })
    expect(drop('home', 5, 2)).toEqual({ id: 'home', parentId: 'fashion', index: 2 })
    expect(drop('home', 5, 1)).toEqual({ id: 'home', parentId: null, index: 2 })
  })

  test('after the children of a collapsed row', () => {
    expect(drop('home', 2, 2, ['food', 'fashion'])).toEqual({ id: 'home', parentId: 'fashion', index: 2 })
  })

  test('without effect at the current place', () => {
    expect(drop('hats', spotOf(shownWith(), 'hats').slot, 2)).toEqual({ id: 'hats', parentId: 'fashion', index: 1 })
  })
})

describe('steps', () => {
  test.each<[OrderStep, string, object | undefined]>([
    ['up', 'food', undefined],
    ['up', 'fashion', { parentId: null, index: 0 }],
    ['down', 'fashion', { parentId: null, index: 2 }],
    ['down', 'home', undefined],
    ['last', 'food', { parentId: null, index: 2 }],
    ['first', 'hats', { parentId: 'fashion', index: 0 }],
    ['in', 'fashion', { parentId: 'food', index: 1 }],
    ['in', 'food', undefined],
    ['out', 'shoes', { parentId: null, index: 2 }],
    ['out', 'home', undefined],
  ])('%s from %s', (step, id, move) => {
    expect(stepMove(tree, id, step)).toEqual(move && { id, ...move })
  })
})

test('a moved row is among its new siblings in the list', () => {
  const ids = (move: Parameters<typeof moveRow>[2]) => moveRow(rows, tree, move).map(({ id }) => id)
  expect(ids({ id: 'home', parentId: null, index: 0 })).toEqual(['home', 'food', 'cafe', 'fashion', 'shoes', 'hats'])
  expect(ids({ id: 'food', parentId: null, index: 2 })).toEqual(['cafe', 'fashion', 'shoes', 'hats', 'home', 'food'])
  expect(ids({ id: 'shoes', parentId: 'fashion', index: 1 })).toEqual([
    'food',
    'cafe',
    'fashion',
    'hats',
    'shoes',
    'home',
  ])
})

test('a pointer determines the slot, and no move over the row itself', () => {
  const block = { start: 2, length: 2 } // a b [c d] e f
  expect([0, 0.6, 1.4, 2, 3.9].map((center) => slotAt(center, block, 4))).toEqual([0, 1, 1, 2, 2])
  expect([4.6, 5.4, 5.6, 99].map((center) => slotAt(center, block, 4))).toEqual([3, 3, 4, 4])
  expect([0, 2, 3, 4].map((slot) => lineAt(slot, block))).toEqual([0, 2, 5, 6])
})
