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
function unsaved() {
  const asked: { to: string; proceed: () => void }[] = []
  const release = admin.addGuard((leave) => {
    asked.push(leave)
    return true
  })
  return { asked, release }
}

test('the query keeps what a change does not name', () => {
  admin.navigate(admin.withQuery({ q: 'kaffe', sort: '-endDate' }))
  admin.navigate(admin.withQuery({ dialog: 'offerEdit', id: '7' }))
  expect(admin.currentPlace()).toBe('/published/offer?q=kaffe&sort=-endDate&dialog=offerEdit&id=7')
  expect(admin.withQuery({ dialog: null, id: '' })).toBe('/published/offer?q=kaffe&sort=-endDate')
})

test('a link waits until staff agree', () => {
  const { asked, release } = unsaved()
  admin.navigate('/published/event')
  expect(admin.currentPlace()).toBe('/published/offer')
  expect(asked[0]?.to).toBe('/published/event')
  release()
  asked[0]?.proceed()
  expect(admin.currentPlace()).toBe('/published/event')
})

test('the end of a session does not ask', () => {
  unsaved()
  admin.navigate('/', { force: true })
  expect(admin.currentPlace()).toBe('/')
})

test('Back is undone while staff are asked, and done when they agree', () => {
  admin.navigate('/published/offer?dialog=offerEdit&id=7')
  const { asked, release } = unsaved()
  tab.history.go(-1)
  expect(admin.currentPlace()).toBe('/published/offer?dialog=offerEdit&id=7')
  expect(asked).toHaveLength(1)
  asked[0]?.proceed()
  expect(admin.currentPlace()).toBe('/published/offer')
  release()
  tab.history.go(1)
  expect(admin.currentPlace()).toBe('/published/offer?dialog=offerEdit&id=7')
})

/** Embeds the offers, and records navigation outside of them. */
function asGuest(keep: 'pageAddress' | 'memoryAddress') {
  const left: string[] = []
  const own = ['/published/offer', '/published/offer/7']
  const guest = {
    home: '/published/offer',
    covers: (path: string) => own.includes(path),
    onElsewhere: (to: string) => left.push(to),
  }
  tab = stubBrowser('http://localhost/desk/deals?team=2#top')
  tab.history.replaceState({ theirs: true }, '')
  return { left, leave: admin.setAddress(addresses[keep](guest)) }
}

const address = () => tab.location.pathname + tab.location.search + tab.location.hash

test('a guest in the page’s address changes its query alone, and keeps what the page keeps there', () => {
  asGuest('pageAddress')
  expect(admin.currentPlace()).toBe('/published/offer?team=2')
  admin.navigate(admin.withQuery({ dialog: 'offerEdit', id: '7' }))
  expect(address()).toBe('/desk/deals?team=2&dialog=offerEdit&id=7#top')
  expect(tab.history.state).toMatchObject({ theirs: true })
  admin.navigate('/published/offer/7')
  expect(address()).toBe('/desk/deals?screen=%2Fpublished%2Foffer%2F7#top')
  expect(admin.currentPlace()).toBe('/published/offer/7')
  admin.back()
  expect(admin.currentPlace()).toBe('/published/offer?team=2&dialog=offerEdit&id=7')
})

test('a guest holds Back to the page around it, too', () => {
  asGuest('pageAddress')
  admin.navigate('/published/offer/7')
  const { asked } = unsaved()
  tab.history.go(-1)
  expect(asked).toHaveLength(1)
  expect(admin.currentPlace()).toBe('/published/offer/7')
})

test('a guest in memory leaves the page’s address alone', () => {
  asGuest('memoryAddress')
  admin.navigate(admin.withQuery({ dialog: 'offerEdit', id: '7' }))
  expect(admin.currentPlace()).toBe('/published/offer?dialog=offerEdit&id=7')
  expect(address()).toBe('/desk/deals?team=2#top')
  admin.back()
  admin.back()
  expect(admin.currentPlace()).toBe('/published/offer')
})

test.each(['pageAddress', 'memoryAddress'] as const)(
  'who is a guest by %s leads elsewhere through the page',
  (keep) => {
    const { left } = asGuest(keep)
    const { asked, release } = unsaved()
    admin.navigate('/published/event?id=3')
    expect(left).toEqual([])
    release()
    asked[0]?.proceed()
    expect(left).toEqual(['/published/event?id=3'])
    expect(admin.currentPlace()).toMatch(/^\/published\/offer/)
  },
)

test('a guest that has gone hears nothing', () => {
  const { leave } = asGuest('pageAddress')
  admin.navigate('/published/offer/7')
  const { asked } = unsaved()
  leave()
  tab.history.go(-1)
  expect(asked).toEqual([])
})
