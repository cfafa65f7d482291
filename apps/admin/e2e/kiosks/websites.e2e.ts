import { expect, test } from '../support/journey'

const minute = '01:00'

test('a website opens in a window that asks idle visitors, and closes without an answer', { tag: '@nightly' }, async ({
  station,
}) => {
  const kiosk = await station('K2')
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Strandgallerian' })).toBeVisible()
  await kiosk.clock.install()
  await kiosk.reload()
  const press = (name: string) => kiosk.getByRole('button', { name, exact: true }).click()
  const dialog = kiosk.getByRole('dialog', { name: 'Bollhuset' })
  const question = kiosk.getByRole('alertdialog', { name: 'Still reading?' })
  await press('English')
  await press('Shops')

  // the demo's websites do not exist, so none can be framed
  await press('Bollhuset')
  await expect(dialog.getByText('https://bollhuset.example')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'QR code for Bollhuset' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(kiosk.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible()

  // a frameable website: a page of the test's own server
  await kiosk.route('**/Site?url=*', (route) =>
    route.fulfill({ json: { success: true, message: { frame: '/kiosk/site?ticket=none' } } }),
  )
  const framed = kiosk.waitForResponse('**/kiosk/site?ticket=none')
  await press('Bollhuset')
  await expect(dialog.getByTitle('Bollhuset')).toBeVisible()
  expect((await framed).headers()['content-security-policy']).toContain("frame-src 'none'")

  await kiosk.clock.fastForward(minute)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Yes, keep reading' }).click()
  await expect(question).toBeHidden()
  await kiosk.clock.fastForward(minute)
  await expect(question).toBeVisible()
  await kiosk.clock.fastForward('00:20')
  await expect(dialog).toBeHidden()
  // after the visit: the demo's screensaver in the mall's first language, with the start page below
  await expect(kiosk.getByRole('heading', { name: 'Tryck på skärmen och hitta rätt' })).toBeVisible()
  await kiosk.mouse.click(400, 400)
  await expect(kiosk.getByRole('button', { name: 'Butiker', exact: true })).toBeInViewport()
})
