import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

let tab: ReturnType<typeof stubBrowser>
let admin: typeof import('./location')
let addresses: typeof import('./address')

beforeEach(async () => {
  tab = stubBrowser('http://localhost/published/offer')
  vi.resetModules()
  admin = await import('./location')
  addresses = await import('./address')
  admin.setAddress(addresses.ownAddress)
})
afterEach(() => vi.unstubAllGlobals())

/** Guard of a form with unsaved changes, which blocks all navigation. */
function blockNavigation() {
  const blocked: { to: string; proceed: () => void }[] = []
  const release = admin.addGuard((leave) => {
    blocked.push(leave)
    return true
  })
  return { blocked, release }
}

test('a patch keeps other query parameters', () => {
  admin.navigate(admin.withQuery({ q: 'kaffe', sort: '-endDate' }))
  admin.navigate(admin.withQuery({ dialog: 'offerEdit', id: '7' }))
  expect(admin.currentPlace()).toBe('/published/offer?q=kaffe&sort=-endDate&dialog=offerEdit&id=7')
  expect(admin.withQuery({ dialog: null, id: '' })).toBe('/published/offer?q=kaffe&sort=-endDate')
})

test('a guard blocks navigation until it proceeds', () => {
  const { blocked, release } = blockNavigation()
  admin.navigate('/published/event')
  expect(admin.currentPlace()).toBe('/published/offer')
  expect(blocked[0]?.to).toBe('/published/event')
  release()
  blocked[0]?.proceed()
  expect(admin.currentPlace()).toBe('/published/event')
})

test('forced navigation skips guards', () => {
  blockNavigation()
  admin.navigate('/', { force: true })
  expect(admin.currentPlace()).toBe('/')
})

test('a guard reverts Back, and repeats it when it proceeds', () => {
  admin.navigate('/published/offer?dialog=offerEdit&id=7')
  const { blocked, release } = blockNavigation()
  tab.history.go(-1)
  expect(admin.currentPlace()).toBe('/published/offer?dialog=offerEdit&id=7')
  expect(blocked).toHaveLength(1)
  blocked[0]?.proceed()
  expect(admin.currentPlace()).toBe('/published/offer')
  release()
  tab.history.go(1)
  expect(admin.currentPlace()).toBe('/published/offer?dialog=offerEdit&id=7')
})

/** Embeds the offers, and records navigation outside of them. */
function embed(storage: 'pageAddress' | 'memoryAddress') {
  const external: string[] = []
  const own = ['/published/offer', '/published/offer/7']
  const screens = {
    home: '/published/offer',
    covers: (path: string) => own.includes(path),
    onElsewhere: (to: string) => external.push(to),
  }
  tab = stubBrowser('http://localhost/desk/deals?team=2#top')
  tab.history.replaceState({ hostState: true }, '')
  return { external, leave: admin.setAddress(addresses[storage](screens)) }
}

const address = () => tab.location.pathname + tab.location.search + tab.location.hash

test('pageAddress changes the query only, and keeps the host page’s path and state', () => {
  embed('pageAddress')
  expect(admin.currentPlace()).toBe('/published/offer?team=2')
  admin.navigate(admin.withQuery({ dialog: 'offerEdit', id: '7' }))
  expect(address()).toBe('/desk/deals?team=2&dialog=offerEdit&id=7#top')
  expect(tab.history.state).toMatchObject({ hostState: true })
  admin.navigate('/published/offer/7')
  expect(address()).toBe('/desk/deals?screen=%2Fpublished%2Foffer%2F7#top')
  expect(admin.currentPlace()).toBe('/published/offer/7')
  admin.back()
  expect(admin.currentPlace()).toBe('/published/offer?team=2&dialog=offerEdit&id=7')
})

test('a guard blocks Back to the host page', () => {
  embed('pageAddress')
  admin.navigate('/published/offer/7')
  const { blocked } = blockNavigation()
  tab.history.go(-1)
  expect(blocked).toHaveLength(1)
  expect(admin.currentPlace()).toBe('/published/offer/7')
})

test('memoryAddress does not change the URL', () => {
  embed('memoryAddress')
  admin.navigate(admin.withQuery({ dialog: 'offerEdit', id: '7' }))
  expect(admin.currentPlace()).toBe('/published/offer?dialog=offerEdit&id=7')
  expect(address()).toBe('/desk/deals?team=2#top')
  admin.back()
  admin.back()
  expect(admin.currentPlace()).toBe('/published/offer')
})

test.each(['pageAddress', 'memoryAddress'] as const)('%s passes external navigation to the host page', (storage) => {
  const { external } = embed(storage)
  const { blocked, release } = blockNavigation()
  admin.navigate('/published/event?id=3')
  expect(external).toEqual([])
  release()
  blocked[0]?.proceed()
  expect(external).toEqual(['/published/event?id=3'])
  expect(admin.currentPlace()).toMatch(/^\/published\/offer/)
})

test('stops listening after release', () => {
  const { leave } = embed('pageAddress')
  admin.navigate('/published/offer/7')
  const { blocked } = blockNavigation()
  leave()
  tab.history.go(-1)
  expect(blocked).toEqual([])
})
