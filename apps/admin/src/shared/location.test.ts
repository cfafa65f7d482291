import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'

let tab: ReturnType<typeof stubBrowser>
let admin: typeof import('./location')

beforeEach(async () => {
  tab = stubBrowser('http://localhost/published/offer')
  vi.resetModules()
  admin = await import('./location')
})
afterEach(() => vi.unstubAllGlobals())

/** A form with unsaved words: holds everything back and remembers how to go on. */
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
