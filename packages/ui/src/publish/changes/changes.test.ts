import { expect, test } from 'vitest'
import { type ContentChange, countChanges, describeChange, sortChanges } from './changes'

const change = (id: string, kind: ContentChange['kind'], fields?: string[]): ContentChange => ({
  id,
  kind,
  name: id,
  type: 'Shop',
  fields,
})
const changes = [change('a', 'removed'), change('b', 'changed', ['logo']), change('c', 'added'), change('d', 'added')]

test('changes are counted by kind', () => {
  expect(countChanges(changes)).toEqual({ added: 2, changed: 1, removed: 1 })
  expect(countChanges([])).toEqual({ added: 0, changed: 0, removed: 0 })
})

test('sorts added records first, removed ones last', () => {
  expect(sortChanges(changes).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a'])
})

test('names the changed fields, and why a record is removed', () => {
  expect(describeChange({ ...change('a', 'removed'), reason: 'ended' })).toBe('Shop: ended')
  expect(describeChange({ ...change('a', 'removed', ['status']), reason: 'inactive' })).toBe('Shop: inactive, status')
  expect(describeChange(change('a', 'changed', ['opening hours', 'picture']))).toBe('Shop: opening hours, picture')
  expect(describeChange(change('a', 'changed'))).toBe('Shop')
  expect(describeChange(change('a', 'added', ['name']))).toBe('Shop')
})
