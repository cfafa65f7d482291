import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

beforeEach(() => {
  stubBrowser()
  vi.resetModules()
})

test('names a screen by its pattern, without ids, and never by an unknown path', async () => {
  const { addScreenPatterns, patternOf } = await import('./screen-patterns')
  addScreenPatterns(['/published/offer', '/published/shops/:id', '/user/profile', '/user/user/:id'])
  expect(patternOf('/')).toBe('/')
  expect(patternOf('/Published/Offer')).toBe('/published/offer')
  expect(patternOf('/published/shops/01990000-0000-7000-8000-00000000dead')).toBe('/published/shops/:id')
  expect(patternOf('/astrid@example.com')).toBe('other')
  expect(patternOf('/published/offer/astrid')).toBe('other')
})
