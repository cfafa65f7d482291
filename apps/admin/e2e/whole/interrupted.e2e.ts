import { expect, signIn, test } from '../support/journey'
import { fillOffer, openOffer, openOffers } from '../support/steps'

test('no input is lost when the server is killed during editing', async ({ signedIn, server }) => {
  const page = await signedIn('admin')
  await openOffers(page)
  await page.getByRole('button', { name: 'New offer' }).click()
  const saved = page.getByRole('dialog', { name: 'New offer' })
  await fillOffer(saved, { name: 'Sparat före avbrottet' })
  await saved.getByRole('button', { name: 'Save' }).click()
  await expect(saved).toBeHidden()

  await page.getByRole('button', { name: 'New offer' }).click()
  const form = page.getByRole('dialog', { name: 'New offer' })
  await fillOffer(form, { name: 'Skrivet under avbrottet' })
  await server.kill()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Couldn’t reach the server')
  await expect(form.getByLabel('Name')).toHaveValue('Skrivet under avbrottet')

  await server.start()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  for (const name of ['Skrivet under avbrottet', 'Sparat före avbrottet']) {
    await page.getByRole('searchbox').fill(name)
    await expect(page.getByRole('rowheader', { name })).toBeVisible()
  }
})

test('after a lost answer of a successful save, the next save wins', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openOffers(page)
  await page.getByRole('button', { name: 'New offer' }).click()
  const form = page.getByRole('dialog', { name: 'New offer' })
  await fillOffer(form, { name: 'Första orden' })
  await page.route(
    '**/api/Offer?*',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Couldn’t reach the server')
  await form.getByLabel('Name').fill('Bättre ord')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()

  await page.reload()
  await page.getByRole('searchbox').fill('ord')
  await expect(page.getByRole('rowheader', { name: 'Bättre ord' })).toHaveCount(1)
  await expect(page.getByRole('rowheader', { name: 'Första orden' })).toHaveCount(0)
})

test('a draft survives the end of the session until the next sign-in', { tag: '@nightly' }, async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openOffers(page)
  const name = (await page.getByRole('rowheader').first().textContent())?.trim() ?? ''
  const form = await openOffer(page, name)
  await form.getByLabel('Name').fill('Ord som inte får försvinna')
  // as when an administrator ends all sessions, or a session expires
  await page.evaluate(async () => {
    await fetch('/api/Logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' },
      body: '{}',
    })
  })
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Your session has ended. Sign in to continue where you left off.')).toBeVisible()

  await signIn(page, 'admin')
  const again = page.getByRole('dialog', { name })
  await expect(again.getByLabel('Name')).toHaveValue('Ord som inte får försvinna')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(again).toBeHidden()
})
