import { expect, test } from 'vitest'
import { inOrder } from './restore-order'

const record = (resource: 'Category' | 'Item' | 'Offer', id: string, ...needs: string[]) => ({
  resource,
  id,
  needs: needs.map((one) => ({ resource: 'Category', id: one, name: '', path: '' })),
})

test('restores referenced records first, in a batch for each kind', () => {
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

test('includes records whose references stay in the trash: the server reports the reason', () => {
  expect(inOrder([record('Item', 'shop', 'food')])).toEqual([{ resource: 'Item', ids: ['shop'] }])
})

test('restores circular references in one batch', () => {
  expect(inOrder([record('Category', 'one', 'other'), record('Category', 'other', 'one')])).toEqual([
    { resource: 'Category', ids: ['one', 'other'] },
  ])
})
