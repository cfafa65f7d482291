import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

let tab: ReturnType<typeof stubBrowser>
let location: typeof import('./location')
let dialog: typeof import('./dialog')

beforeEach(async () => {
  tab = stubBrowser('http://localhost/published/offer')
  vi.resetModules()
  location = await import('./location')
  dialog = await import('./dialog')
  const { ownAddress } = await import('./address')
  location.setAddress(ownAddress)
})
afterEach(() => vi.unstubAllGlobals())

test('closing a step that was opened in the form goes back', () => {
  location.navigate('/published/offer?dialog=offerEdit&id=7')
  dialog.openStep('addImage.imageId')
  expect(tab.location.search).toBe('?dialog=offerEdit&id=7&step=addImage.imageId')
  dialog.closeStep()
  expect(tab.location.search).toBe('?dialog=offerEdit&id=7')
  location.back()
  expect(tab.location.search).toBe('')
})

test('closing a step that was opened by a link navigates to its form, also after Back', () => {
  location.navigate('/published/offer?dialog=offerEdit&id=7')
  dialog.openStep('addImage.imageId')
  tab.history.back()
  location.navigate('/published/offer')
  location.navigate('/published/offer?dialog=offerEdit&step=addImage.imageId')
  dialog.closeStep()
  expect(tab.location.search).toBe('?dialog=offerEdit')
})
