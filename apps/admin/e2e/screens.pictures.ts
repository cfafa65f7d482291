import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { test as docsTest } from './support/docs'
import { expect, test } from './support/journey'
import { settled, withRecord } from './support/screens'

const folder = resolve(import.meta.dirname, '../../../docs/screens')

type Sharp = (png: Buffer) => { png(options: object): { toFile(path: string): Promise<unknown> } }
// a dependency of the server, used to compress pictures
const sharp = createRequire(resolve(import.meta.dirname, '../../server/package.json'))('sharp') as Sharp

type Screen = {
  /** The path; `:id` is replaced by the first record. */
  at: string
  /** Opens a part of the screen. */
  open?: (page: Page) => Promise<unknown>
}

const firstRow = (page: Page) => page.getByRole('rowheader').first().click()
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** All screens and the most used dialogs; `SCREENS=offers,login npm run screens` limits them. */
const screens: Record<string, Screen> = {
  dashboard: { at: '/published' },
  publish: { at: '/published', open: press(/^Publish/) },
  events: { at: '/published/event' },
  'event-edit': { at: '/published/event', open: firstRow },
  'shop-categories': { at: '/published/shop' },
  'category-edit': { at: '/published/shop', open: firstRow },
  'restaurant-categories': { at: '/Published/RestaurantAndCafe' },
  'service-company-categories': { at: '/Published/ServiceCompany' },
  'category-shops': { at: '/published/shops/:id' },
  shops: { at: '/published/Shops' },
  'shop-edit': { at: '/published/Shops', open: firstRow },
  restaurants: { at: '/published/Restaurants' },
  'service-companies': { at: '/published/ServiceCompanies' },
  services: { at: '/published/service' },
  'service-edit': { at: '/published/service', open: firstRow },
  parking: { at: '/published/Parking' },
  floor: { at: '/published/Parking/:id' },
  offers: { at: '/published/offer' },
  'offer-edit': { at: '/published/offer', open: firstRow },
  slideshows: { at: '/published/SlideShow' },
  'slideshow-edit': { at: '/published/SlideShow/:id' },
  screensavers: { at: '/published/Screensaver' },
  'surrounding-area': { at: '/published/SurroundingArea' },
  trash: { at: '/Trash' },
  'media-library': { at: '/MediaLibrary' },
  documents: { at: '/mediaLibrary/Document' },
  images: { at: '/MediaLibrary/Image' },
  videos: { at: '/MediaLibrary/Video' },
  fonts: { at: '/MediaLibrary/Font' },
  'media-categories': { at: '/mediaLibrary/Categories' },
  users: { at: '/user/user' },
  'user-edit': { at: '/user/user', open: firstRow },
  'user-groups': { at: '/user/usergroup' },
  'user-group-edit': { at: '/user/usergroup', open: firstRow },
  profile: { at: '/user/profile' },
  statistics: { at: '/Statistics' },
  malls: { at: '/Malls/Mall' },
  'mall-edit': { at: '/Malls/Mall', open: firstRow },
  stations: { at: '/Malls/Stations/:id' },
  sms: { at: '/Malls/SMS' },
  history: { at: '/Audit' },
  'information-page': { at: '/InfoPage' },
  'not-found': { at: '/no/such/screen' },
}

const names = process.env.SCREENS?.split(',')
const isSelected = (name: string) => !names || names.includes(name)
const selected = Object.entries(screens).filter(([name]) => isSelected(name))

/** Waits until nothing is loading or animating, so that pictures show the final state. */
async function waitUntilSettled(page: Page, underWay: ReadonlySet<unknown>) {
  await settled(page)
  await expect(page.locator('[data-slot="skeleton"], [data-ground="loading"]')).toHaveCount(0)
  await expect.poll(() => underWay.size).toBe(0)
  await settled(page)
}

/** The pending requests of a page. */
function requestsOf(page: Page): ReadonlySet<unknown> {
  const underWay = new Set<unknown>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/** With a reduced palette, a quarter of the size without a visible difference. */
async function picture(page: Page, name: string) {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(png)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}

/** A typical day: five stations online and three unpublished offers. */
async function prepare(page: Page, station: (code: string) => Promise<Page>) {
  for (const code of ['K1', 'K2', 'K3', 'K5', 'K8']) await station(code)
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    const mallId = sessionStorage.getItem('mallId')
    const answer = await fetch(`/api/Offer?mallId=${mallId}`, { headers })
    const { message } = (await answer.json()) as { message: { id: string; status: string }[] }
    const ids = message.flatMap(({ id, status }) => (status === 'Active' ? [id] : [])).slice(0, 3)
    const body = JSON.stringify({ ids, status: 'InActive' })
    const changed = await fetch(`/api/Offer/Status?mallId=${mallId}`, { method: 'PUT', headers, body })
    if (!changed.ok) throw new Error(await changed.text())
  })
}

type Form = { theme: string; viewport: { width: number; height: number } }

/** Applies to pages that are not open yet. */
async function inForm(page: Page, { theme, viewport }: Form) {
  await page.setViewportSize(viewport)
  await page.addInitScript((one) => localStorage.setItem('theme', one), theme)
}

const forms = [
  { form: 'light', theme: 'light', viewport: { width: 1440, height: 900 } },
  { form: 'dark', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { form: 'phone', theme: 'light', viewport: { width: 390, height: 844 } },
]

for (const { form, theme, viewport } of forms) {
  test(form, async ({ signedIn, station, server, visitor }) => {
    await mkdir(folder, { recursive: true })
    if (isSelected('login')) {
      const page = await visitor(server.url)
      await inForm(page, { theme, viewport })
      await page.goto('/')
      await settled(page)
      await picture(page, `login-${form}`)
    }
    const page = await signedIn('admin')
    await prepare(page, station)
    const underWay = requestsOf(page)
    await page.setViewportSize(viewport)
    await page.evaluate((one) => localStorage.setItem('theme', one), theme)
    for (const [name, { at, open }] of selected) {
      await test.step(name, async () => {
        await page.goto(await withRecord(page, at))
        await waitUntilSettled(page, underWay)
        if (open) {
          await open(page)
          await expect(page.getByRole('dialog')).toBeVisible()
          await waitUntilSettled(page, underWay)
        }
        await page.mouse.move(0, 0)
        await picture(page, `${name}-${form}`)
      })
    }
  })
}

if (isSelected('set-up')) {
  test('set-up', async ({ fresh, visitor }) => {
    await expect.poll(() => fresh.findOutput(/http:\S+\/setup#token=\S+/)).toBeDefined()
    for (const { form, ...one } of forms) {
      const page = await visitor(fresh.url)
      await inForm(page, one)
      await page.goto(fresh.findOutput(/http:\S+\/setup#token=\S+/) ?? '')
      await settled(page)
      await picture(page, `set-up-${form}`)
    }
  })
}

/** The controls that a visitor clicks, in order. */
const visit = {
  kiosk: 'English',
  'kiosk-categories': 'Shops',
  'kiosk-shops': 'Fashion',
  'kiosk-shop': 'Grad',
  'kiosk-way': 'Show directions',
}

/** A name that may have minutes after it. */
const startsWith = (name: string) => new RegExp(`^${name}( \\d+ min)?$`)

if (isSelected('kiosk')) {
  test('kiosk', async ({ station }) => {
    const page = await station('K2')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const controls = Object.values(visit).map((name) => page.getByRole('button', { name: startsWith(name) }).first())
    for (const [index, name] of Object.keys(visit).entries()) {
      await controls[index]?.click()
      // the content has loaded once it has the next control
      const next = controls[index + 1]
      if (next) await expect(next).toBeVisible()
      await page.mouse.move(0, 0)
      await settled(page)
      await picture(page, name)
    }
  })
}

if (isSelected('storybook')) {
  docsTest('storybook', async ({ visitor }) => {
    const page = await visitor.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('storybook/?path=/docs/table-datatable--docs')
    const shown = page.getByTitle('storybook-preview-iframe').contentFrame()
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(shown.getByRole('table').first()).toBeVisible()
    await settled(page)
    await picture(page, 'storybook')
  })
}
