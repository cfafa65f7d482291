import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

let tab: ReturnType<typeof stubBrowser>

beforeEach(() => {
  tab = stubBrowser()
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** The language of the interface, and the stored one, after a start in a mall. */
async function startIn(ofMall: readonly ('en' | 'se' | 'no' | 'is')[], stored?: string) {
  if (stored) tab.localStorage.setItem('language', stored)
  const { language } = await import('./language')
  language.startWith(ofMall)
  await vi.waitFor(() => expect(tab.document.documentElement.lang).not.toBe(''))
  return [language.get(), tab.localStorage.getItem('language'), tab.localStorage.getItem('languageType')]
}

test('the stored language comes first, otherwise the first of the mall', async () => {
  expect(await startIn(['no', 'is'], 'is')).toEqual(['is', 'is', 'is'])
})

test('the first of the mall comes where it does not have the stored one, which stays stored', async () => {
  expect(await startIn(['no', 'en'], 'is')).toEqual(['no', 'is', 'is'])
})

test('without a stored language, the first of the mall is stored', async () => {
  expect(await startIn(['no', 'en'])).toEqual(['no', 'no', 'nb'])
})

test('in a mall without languages the language stays: Swedish at first', async () => {
  const { language } = await import('./language')
  language.startWith([])
  expect([language.get(), tab.localStorage.getItem('language')]).toEqual(['se', 'se'])
})
