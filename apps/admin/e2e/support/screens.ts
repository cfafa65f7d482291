import { expect, type Page } from '@playwright/test'

/** What this reads of the list of features; the rest of it is the admin's own. */
type Listed = { path: string; also?: readonly string[] }

// named by a variable: the journeys are checked without the admin's own sources
const list = '../../src/features'
const { features } = (await import(list)) as { features: readonly Listed[] }

/** Of what an address with `:id` shows one, as the server lists them. */
const listOf: Record<string, (mallId: string) => string> = {
  '/published/shops/:id': (mallId) => `Category/1?mallId=${mallId}`,
  '/Published/RestaurantAndCafe/:id': (mallId) => `Category/2?mallId=${mallId}`,
  '/Published/ServiceCompany/:id': (mallId) => `Category/3?mallId=${mallId}`,
  '/published/Parking/:id': (mallId) => `Floor?mallId=${mallId}`,
  '/published/SlideShow/:id': (mallId) => `Slideshow?mallId=${mallId}`,
  '/Malls/Stations/:id': () => 'Mall',
  '/user/user/:id': () => 'UserGroup',
}

/** Every address that a screen stands at, as the list of features has them, and those that no feature stands for. */
export const addresses: readonly string[] = [
  ...features.flatMap(({ path, also = [] }) => [path, ...also]),
  '/published/SlideShow/NewSlideShow',
  '/no/such/screen',
]

/** The first of what the server lists for this address, in its place. */
export async function filledIn(page: Page, address: string): Promise<string> {
  if (!address.includes(':id')) return address
  const which = listOf[address]
  if (!which) throw new Error(`Say in listOf whose id ${address} takes`)
  const mallId = (await page.evaluate(() => sessionStorage.getItem('mallId'))) ?? ''
  const id = await page.evaluate(async (path) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const answer = await fetch(`/api/${path}`, { headers })
    const { message } = (await answer.json()) as { message: { id: string }[] | { data: { id: string }[] } }
    return (Array.isArray(message) ? message : message.data)[0]?.id
  }, which(mallId))
  if (!id) throw new Error(`The demo has none of ${which(mallId)}`)
  return address.replace(':id', id)
}

/** Waits until the screen is there, and nothing that it shows is under way any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Working' })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // what is far below is loaded when it is scrolled to
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
}
