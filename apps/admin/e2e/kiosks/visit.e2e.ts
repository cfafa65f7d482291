import type { Locator } from '@playwright/test'
import { expect, sharedTest as test } from '../support/journey'

const textSize = (element: Locator) => element.evaluate((one) => getComputedStyle(one).fontSize)

test('a visitor is asked before the visit ends, and takes more time', { tag: '@nightly' }, async ({ station }) => {
  const kiosk = await station('K2')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  await kiosk.clock.install()
  await kiosk.reload()
  await kiosk.getByRole('button', { name: 'Större text' }).click()
  await kiosk.getByRole('button', { name: 'Butiker', exact: true }).click()
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Butiker' })).toBeVisible()
  const size = await textSize(kiosk.getByRole('main'))

  await kiosk.clock.fastForward('00:40')
  const question = kiosk.getByRole('alertdialog', { name: 'Är du kvar?' })
  await expect(question).toBeVisible()
  expect(await textSize(question)).toBe(size)
  await question.getByRole('button', { name: 'Ja, mer tid' }).click()
  await expect(question).toBeHidden()
  await kiosk.clock.fastForward('00:39')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Butiker' })).toBeVisible()

  // nobody answers: the screensaver, and the next visitor finds the start page as it was
  await kiosk.clock.fastForward('00:01')
  await expect(question).toBeVisible()
  await kiosk.clock.fastForward('00:20')
  await expect(kiosk.getByRole('heading', { name: 'Tryck på skärmen och hitta rätt' })).toBeVisible()
  await kiosk.mouse.click(400, 400)
  await expect(kiosk.getByRole('button', { name: 'Butiker', exact: true })).toBeInViewport()
  await expect(kiosk.getByRole('button', { name: 'Större text' })).toHaveAttribute('aria-pressed', 'false')
})
