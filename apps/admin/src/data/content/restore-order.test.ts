import { expect, test } from 'vitest'
import { inOrder } from './restore-order'

const record = (resource: 'Category' | 'Item' | 'Offer', id: string, ...needs: string[]) => ({
  resource,
  id,
  needs: needs.map((one) => ({ resource: 'Category', id: one, name: '', path: '' })),
})

test('what others need comes back first, each kind at once', () => {
  expect(
    inOrder([
      record('Item', 'shop', 'food'),
      record('Category', 'food'),
      record('Category', 'toys'),
      record('Offer', 'o'),
    ]),
  ).toEqual([
    { resource: 'Category', ids: ['food', 'toys'] },
    { resource: 'Offer', ids: ['o'] },
    { resource: 'Item', ids: ['shop'] },
  ])
})

test('a kind may need its own kind', () => {
  expect(inOrder([record('Category', 'child', 'parent'), record('Category', 'parent')])).toEqual([
    { resource: 'Category', ids: ['parent'] },
    { resource: 'Category', ids: ['child'] },
  ])
})

test('what needs something that stays in the trash is asked for all the same: the server says what is in the way', () => {
  expect(inOrder([record('Item', 'shop', 'food')])).toEqual([{ resource: 'Item', ids: ['shop'] }])
})

test('those that need each other come back together', () => {
  expect(inOrder([record('Category', 'one', 'other'), record('Category', 'other', 'one')])).toEqual([
    { resource: 'Category', ids: ['one', 'other'] },
  ])
})
