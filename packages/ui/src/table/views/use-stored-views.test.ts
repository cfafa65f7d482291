// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PLAIN_STATE } from '../model/table-state'
import { useStoredViews } from './use-stored-views'
import { viewStorage } from './views'

const mine = [{ id: '1', name: 'Mine', state: PLAIN_STATE }]
const theirs = [{ id: '2', name: 'Theirs', state: PLAIN_STATE }]

test('each table and user has its own views', () => {
  viewStorage({ key: 'shops:1' }).write(mine)
  viewStorage({ key: 'shops:2' }).write(theirs)
  const { result, rerender } = renderHook(({ key }) => useStoredViews({ key }), { initialProps: { key: 'shops:1' } })
  expect(result.current.views).toEqual(mine)
  rerender({ key: 'shops:2' })
  expect(result.current.views).toEqual(theirs)
  act(() => result.current.onViewsChange([]))
  expect(viewStorage({ key: 'shops:1' }).read()).toEqual(mine)
  expect(viewStorage({ key: 'shops:2' }).read()).toEqual([])
})
