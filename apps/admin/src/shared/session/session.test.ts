import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

const ingrid = { mallId: 'strand', userId: 'u1', userName: 'ingrid', token: 't1' }
const names = ['mallId', 'userId', 'userName', 'token'] as const

let tab: ReturnType<typeof stubBrowser>
const load = async () => (await import('./session')).session

beforeEach(() => {
  tab = stubBrowser()
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

test('is kept under the names that the specification gives', async () => {
  const session = await load()
  session.begin(ingrid)
  expect(names.map((name) => tab.localStorage.getItem(name))).toEqual(['strand', 'u1', 'ingrid', 't1'])
  expect(session.get()).toEqual(ingrid)
})

test.each(names)('any one missing clears all four: %s', async (missing) => {
  for (const name of names) if (name !== missing) tab.localStorage.setItem(name, 'there')
  tab.localStorage.setItem('language', 'is')
  const session = await load()
  expect(session.get()).toBeNull()
  expect(session.check()).toBeNull()
  expect(names.map((name) => tab.localStorage.getItem(name))).toEqual([null, null, null, null])
  expect(tab.localStorage.getItem('language')).toBe('is')
})

test('the guard notices what was emptied behind its back', async () => {
  const session = await load()
  session.begin(ingrid)
  tab.localStorage.removeItem('token')
  expect(session.check()).toBeNull()
  expect(tab.localStorage.getItem('mallId')).toBeNull()
})

test('a tab keeps its mall when another one chooses, and a new tab starts from the last choice', async () => {
  const session = await load()
  session.begin(ingrid)
  tab.localStorage.setItem('mallId', 'fjord')
  expect(session.check()?.mallId).toBe('strand')

  tab.sessionStorage.clear()
  vi.resetModules()
  const other = await load()
  expect(other.get()?.mallId).toBe('fjord')
})

test('signing out in one tab signs out in all', async () => {
  const session = await load()
  session.begin(ingrid)
  for (const name of names) tab.localStorage.removeItem(name)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', storageArea: tab.localStorage }))
  expect(session.get()).toBeNull()
})

test('only the one whose session ended returns to where it ended, and only once', async () => {
  const session = await load()
  session.begin(ingrid)
  session.end('/published/offer?dialog=offerEdit')
  expect(session.interruptedMallId()).toBe('strand')
  expect(session.takeReturnTo({ ...ingrid, userId: 'u2' })).toBeUndefined()

  session.begin(ingrid)
  session.end('/published/offer?dialog=offerEdit')
  expect(session.takeReturnTo(ingrid)).toBe('/published/offer?dialog=offerEdit')
  expect(session.takeReturnTo(ingrid)).toBeUndefined()

  session.begin(ingrid)
  session.end('/published/offer?dialog=offerEdit')
  expect(session.takeReturnTo({ ...ingrid, mallId: 'fjord' })).toBeUndefined()
})

test('only an open form takes its words back after a new sign-in', async () => {
  const session = await load()
  session.begin(ingrid)
  session.end('/published/offer?dialog=offerEdit')
  session.takeReturnTo(ingrid)
  expect(session.takeResumed()).toBe(true)
  session.begin(ingrid)
  session.end('/published')
  session.takeReturnTo(ingrid)
  expect(session.takeResumed()).toBe(false)
})

test('a tab that hears of a sign-in half written leaves it alone', async () => {
  const session = await load()
  tab.localStorage.setItem('mallId', 'strand')
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'mallId', storageArea: tab.localStorage }))
  expect(tab.localStorage.getItem('mallId')).toBe('strand')
  for (const name of names) tab.localStorage.setItem(name, ingrid[name])
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', storageArea: tab.localStorage }))
  expect(session.get()).toEqual(ingrid)
})

test('one that a page lends is never stored, and what the page keeps under these names stays', async () => {
  tab.localStorage.setItem('token', 'theirs')
  const session = await load()
  session.embed(ingrid)
  session.chooseMall('fjord')
  session.rename('Ingrid')
  expect(session.check()).toEqual({ ...ingrid, mallId: 'fjord', userName: 'Ingrid' })
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', storageArea: tab.localStorage }))
  expect(session.get()?.token).toBe('t1')
  session.end('/published/offer')
  expect(session.get()).toBeNull()
  expect(names.map((name) => tab.localStorage.getItem(name))).toEqual([null, null, null, 'theirs'])
  expect(tab.sessionStorage.length).toBe(0)
})

test('a link that was opened without a session is for whoever signs in next, once, and brings back no draft', async () => {
  const session = await load()
  session.remember('/published/offer?dialog=offerEdit')
  expect(session.interruptedMallId()).toBeUndefined()
  expect(session.takeReturnTo(ingrid)).toBe('/published/offer?dialog=offerEdit')
  expect(session.takeResumed()).toBe(false)
  expect(session.takeReturnTo(ingrid)).toBeUndefined()
})
