import { expect, test } from '../support/journey'
import { expectToast } from '../support/toasts'

test('a new station gets a key, is paired, reloaded and restarted', async ({ signedIn, browser, server }) => {
  const page = await signedIn('admin')
  await page.goto('/Malls/Stations')
  await expect(page).toHaveURL(/\/Malls\/Stations\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'New station' }).click()
  const form = page.getByRole('dialog', { name: 'New station' })
  await form.getByLabel('Code').fill('N1')
  await form.getByLabel('Name').fill('North door')
  await form.getByLabel('Latitude, longitude').fill('57.7115, 11.9670')
  await form.getByRole('button', { name: 'Create station' }).click()
  const key = page.getByRole('dialog', { name: 'Key of N1' })
  const address = new URL(await key.getByRole('textbox', { name: 'Address for the kiosk' }).inputValue())
  expect(address.hash).toMatch(/^#key=.+/)
  await key.getByRole('button', { name: 'Done' }).click()

  const row = page.getByRole('row', { name: 'North door' })
  await expect(row).toContainText('Never connected')
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 720, height: 1280 } })
  const kiosk = await context.newPage()
  await kiosk.goto(address.pathname + address.search + address.hash)
  await expect(row).toContainText('Online')
  await expect(row).toContainText('No. 1')

  await row.hover()
  await row.getByRole('button', { name: 'Ping' }).click()
  await expect(row).toContainText(/Answered in \d+ ms/)
  await row.getByRole('button', { name: 'Reload' }).click()
  await expect(row).toContainText('Reloaded')
  await page.getByRole('button', { name: 'More actions for North door' }).click()
  await page.getByRole('menuitem', { name: 'Restart' }).click()
  const question = page.getByRole('alertdialog', { name: 'Do you want to proceed with this action ?' })
  await question.getByRole('button', { name: 'Restart' }).click()
  await expect(row).toContainText('Restarted')
  await expect(row).toContainText('Online')
  await context.close()
})

test('the sheet of a station shows its state, commands, results and disconnection', { tag: '@nightly' }, async ({
  signedIn,
  station,
}) => {
  const page = await signedIn('admin')
  await page.goto('/published')
  await page.getByRole('list', { name: 'Stations' }).getByRole('link', { name: /^K1/ }).click()
  const sheet = page.getByRole('dialog', { name: 'K1 Entré norr' })
  await expect(sheet.getByText('Never connected')).toBeVisible()
  const kiosk = await station('K1')
  const events = sheet.getByRole('region', { name: 'Last events' }).getByRole('listitem')
  await expect(events.filter({ hasText: 'Shows No. 1' })).toBeVisible()
  await expect(events.filter({ hasText: /^Connected/ })).toBeVisible()
  await expect(sheet.getByText('Online')).toBeVisible()
  await expect(sheet.getByText('Up to date')).toBeVisible()

  const result = sheet.getByRole('region', { name: 'Commands' }).getByRole('status')
  await sheet.getByRole('button', { name: 'Ping' }).click()
  await expect(result).toHaveText(/^Answered in \d+ ms$/)
  await expect(events.first()).toHaveText(/^Ping: answered in \d+ ms \(admin\)/)
  await sheet.getByRole('button', { name: 'Reload' }).click()
  await expect(result).toHaveText('Reloaded')
  await expect(events.first()).toHaveText(/^Reload: done in \d+ s \(admin\)/)
  await sheet.getByRole('button', { name: 'Restart' }).click()
  const question = page.getByRole('alertdialog', { name: 'Do you want to proceed with this action ?' })
  await question.getByRole('button', { name: 'Restart' }).click()
  await expect(result).toHaveText('Restarted')
  await expect(events.filter({ hasText: /^Restart: back after \d+ s \(admin\)/ })).toBeVisible()

  await kiosk.close()
  await expect(events.first()).toHaveText(/^Disconnected/)
  await expect(sheet.getByText(/^Offline$/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Reload' })).toHaveAccessibleDescription(/^The station is offline/)
  await page.goBack()
  await expect(page).toHaveURL(/\/published$/)
})

test('presence messages during loading do not break the list of stations', { tag: '@nightly' }, async ({
  signedIn,
  station,
}) => {
  const page = await signedIn('admin')
  const socket = page.waitForEvent('websocket')
  const requested = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(/\/api\/MallStation\/[^/]+$/, async (route) => {
    const response = await route.fetch()
    requested.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  await page.goto('/Malls/Stations')
  await requested.promise
  const presence = (await socket).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"presence"'))
  await station('K1')
  await presence
  released.resolve()
  await expect(page.getByRole('row', { name: 'Entré norr' })).toContainText('Online')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stations 8')
})

test('a station moves only after confirmation, and is deleted and restored', { tag: '@nightly' }, async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.goto('/Malls/Stations')
  await page.getByRole('rowheader', { name: 'Atriet' }).click()
  const form = page.getByRole('dialog', { name: 'K2 Atriet' })
  await form.getByRole('button', { name: 'Edit' }).click()
  const coordinates = form.getByLabel('Latitude, longitude')
  const before = await coordinates.inputValue()
  await coordinates.fill('57.7113, 11.9664')
  await coordinates.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to change location?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(coordinates).toHaveValue(before)
  await coordinates.fill('57.7113, 11.9664')
  await coordinates.press('Enter')
  await question.getByRole('button', { name: 'Change location' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Updated')
  // after saving the sheet returns to the station's state
  await expect(form.getByRole('region', { name: 'Last events' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: 'More actions for Atriet' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete?' }).getByRole('button', { name: 'Delete' }).click()
  const row = page.getByRole('row', { name: 'Atriet' })
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})
