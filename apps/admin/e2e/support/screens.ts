import { expect, type Page } from '@playwright/test'

/** The fields of a feature that this file reads. */
type Listed = { path: string; also?: readonly string[] }

// a variable, because the journeys' type check excludes the admin's sources
const list = '../../src/features'
const { features } = (await import(list)) as { features: readonly Listed[] }

/** The lists that fill `:id` in an address. */
const listOf: Record<string, (mallId: string) => string> = {
  '/published/shops/:id': (mallId) => `Category/1?mallId=${mallId}`,
  '/Published/RestaurantAndCafe/:id': (mallId) => `Category/2?mallId=${mallId}`,
  '/Published/ServiceCompany/:id': (mallId) => `Category/3?mallId=${mallId}`,
  '/published/Parking/:id': (mallId) => `Floor?mallId=${mallId}`,
  '/published/SlideShow/:id': (mallId) => `Slideshow?mallId=${mallId}`,
  '/Malls/Stations/:id': () => 'Mall',
  '/user/user/:id': () => 'UserGroup',
}

/** The addresses of all features, and those without a feature. */
export const addresses: readonly string[] = [
  ...features.flatMap(({ path, also = [] }) => [path, ...also]),
  '/published/SlideShow/NewSlideShow',
  '/no/such/screen',
]

/** Replaces `:id` by the first record of the address's list. */
export async function withRecord(page: Page, address: string): Promise<string> {
  if (!address.includes(':id')) return address
  const listPath = listOf[address]
  if (!listPath) throw new Error(`Say in listOf whose id ${address} takes`)
  const mallId = (await page.evaluate(() => sessionStorage.getItem('mallId'))) ?? ''
  const id = await page.evaluate(async (path) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const answer = await fetch(`/api/${path}`, { headers })
    const { message } = (await answer.json()) as { message: { id: string }[] | { data: { id: string }[] } }
    return (Array.isArray(message) ? message : message.data)[0]?.id
  }, listPath(mallId))
  if (!id) throw new Error(`The demo has none of ${listPath(mallId)}`)
  return address.replace(':id', id)
}

/** Waits until the screen has rendered and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Working' })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // content far below loads on scroll
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
}
