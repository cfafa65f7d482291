import { expect, test } from 'vitest'
import { PLAIN_STATE } from '../model/table-state'
import { addView, changeView, firstViewState, openFirst, removeView, sameState, viewStorage, whyNotName } from './views'

const inactive = { ...PLAIN_STATE, filters: { status: ['InActive'] } }
const views = addView([{ id: '1', name: 'All', state: PLAIN_STATE }], { id: '2', name: 'Off', state: inactive })

function memory(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('states are equal if they show the same', () => {
  expect(sameState(PLAIN_STATE, { ...PLAIN_STATE, filters: { status: [] } })).toBe(true)
  expect(sameState(PLAIN_STATE, inactive)).toBe(false)
})

test('at most one view is the default', () => {
  expect(firstViewState(views)).toBeUndefined()
  expect(firstViewState(openFirst(openFirst(views, '1'), '2'))).toBe(inactive)
  expect(openFirst(openFirst(views, '1'), '2').filter(({ first }) => first)).toHaveLength(1)
  expect(firstViewState(openFirst(openFirst(views, '1'), undefined))).toBeUndefined()
})

test('changes and removes views by id', () => {
  expect(changeView(views, '2', { name: 'Closed' })[1]).toEqual({ id: '2', name: 'Closed', state: inactive })
  expect(removeView(views, '1')).toEqual([views[1]])
})

test('a name is required and unique, except for the view itself', () => {
  expect(whyNotName(views, '  ')).toBe('nameMissing')
  expect(whyNotName(views, 'off ')).toBe('nameTaken')
  expect(whyNotName(views, 'off', '2')).toBeUndefined()
})

test('views survive storage', () => {
  const storage = memory()
  const store = viewStorage({ key: 'offers:1', storage })
  expect(store.read()).toEqual([])
  store.write(openFirst(views, '2'))
  expect(viewStorage({ key: 'offers:1', storage }).read()).toEqual(openFirst(views, '2'))
  expect(viewStorage({ key: 'offers:2', storage }).read()).toEqual([])
})

test('skips invalid stored views and completes older ones', () => {
  const kept = JSON.stringify([
    null,
    { id: 3 },
    { id: '4', name: 'Old', state: { search: 'a', layout: { hidden: ['b'] } } },
  ])
  const store = viewStorage({ key: 'x', storage: memory({ 'kiosk-views:x': kept }) })
  expect(store.read()).toEqual([
    {
      id: '4',
      name: 'Old',
      state: { ...PLAIN_STATE, search: 'a', layout: { ...PLAIN_STATE.layout, hidden: ['b'] } },
    },
  ])
  expect(viewStorage({ key: 'x', storage: memory({ 'kiosk-views:x': '{' }) }).read()).toEqual([])
})

test('ignores invalid parts of a state', () => {
  const state = {
    search: 7,
    sort: [null, { id: 'a', desc: 1 }],
    filters: { a: 'b', c: ['d', 5] },
    layout: { order: 'a' },
  }
  const kept = JSON.stringify([{ id: '5', name: 'Odd', state }])
  expect(viewStorage({ key: 'x', storage: memory({ 'kiosk-views:x': kept }) }).read()).toEqual([
    { id: '5', name: 'Odd', state: { ...PLAIN_STATE, filters: { c: ['d'] } } },
  ])
})

test('tolerates a forbidden storage', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const store = viewStorage({ key: 'x', storage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden } })
  store.write(views)
  expect(store.read()).toEqual([])
})
