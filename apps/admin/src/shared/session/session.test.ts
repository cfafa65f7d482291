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

test('uses the storage keys of the specification', async () => {
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

test('check notices cleared storage', async () => {
  const session = await load()
  session.begin(ingrid)
  tab.localStorage.removeItem('token')
  expect(session.check()).toBeNull()
  expect(tab.localStorage.getItem('mallId')).toBeNull()
})

test('each tab keeps its mall; a new tab starts with the last choice', async () => {
  const session = await load()
  session.begin(ingrid)
  tab.localStorage.setItem('mallId', 'fjord')
  expect(session.check()?.mallId).toBe('strand')

  tab.sessionStorage.clear()
  vi.resetModules()
  const other = await load()
  expect(other.get()?.mallId).toBe('fjord')
})

test('signing out applies to all tabs', async () => {
  const session = await load()
  session.begin(ingrid)
  for (const name of names) tab.localStorage.removeItem(name)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', storageArea: tab.localStorage }))
  expect(session.get()).toBeNull()
})

test('only the same user in the same mall returns after sign-in, once', async () => {
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

test('only a return to an open form restores its draft', async () => {
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

test('ignores a session that another tab is writing', async () => {
  const session = await load()
  tab.localStorage.setItem('mallId', 'strand')
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'mallId', storageArea: tab.localStorage }))
  expect(tab.localStorage.getItem('mallId')).toBe('strand')
  for (const name of names) tab.localStorage.setItem(name, ingrid[name])
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', storageArea: tab.localStorage }))
  expect(session.get()).toEqual(ingrid)
})

test('does not store an embedded session or clear the host page’s keys', async () => {
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

test('the next user returns to a link opened without a session, once and without draft', async () => {
  const session = await load()
  session.remember('/published/offer?dialog=offerEdit')
  expect(session.interruptedMallId()).toBeUndefined()
  expect(session.takeReturnTo(ingrid)).toBe('/published/offer?dialog=offerEdit')
  expect(session.takeResumed()).toBe(false)
  expect(session.takeReturnTo(ingrid)).toBeUndefined()
})
