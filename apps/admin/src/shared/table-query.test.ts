import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

test('the sort survives its way through the address', async () => {
  const { sortFromQuery, sortToQuery } = await import('./table-query')
  const sort = [
    { id: 'status', desc: false },
    { id: 'endDate', desc: true },
  ]
  expect(sortToQuery(sort)).toBe('status,-endDate')
  expect(sortFromQuery('status,-endDate')).toEqual(sort)
  expect(sortFromQuery(null)).toEqual([])
})
