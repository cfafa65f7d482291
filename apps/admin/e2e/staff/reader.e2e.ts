import { expect, readerTest as test } from '../support/journey'
import { openOffers } from '../support/steps'

test('a reader sees everything and can change nothing, with the reason', async ({ signedIn }) => {
  const page = await signedIn('reader')
  const publish = page.getByRole('button', { name: 'Publish' })
  await expect(publish).toBeDisabled()
  await expect(publish).toHaveAccessibleDescription('You don’t have permission to publish.')
  await expect(page.getByRole('link', { name: 'New offer' })).toBeHidden()

  await openOffers(page)
  await expect(page.getByRole('button', { name: 'New offer' })).toBeHidden()
  await expect(page.getByRole('grid').getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('rowheader').first().click()
  const form = page.getByRole('dialog')
  await expect(form.getByText('You can view offers but not change them.')).toBeVisible()
  await expect(form.getByLabel('Name')).not.toBeEditable()
  await expect(form.getByRole('button', { name: 'Save' })).toHaveCount(0)

  // the server refuses actions that the page does not offer
  const refused = await page.evaluate(async () => {
    const answer = await fetch(`/api/Offer?mallId=${sessionStorage.getItem('mallId')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: { se: 'x' }, startDate: '2026-01-01', endDate: '2026-01-02' }),
    })
    return { status: answer.status, ...((await answer.json()) as { message: string }) }
  })
  expect(refused).toMatchObject({ status: 403, message: 'access denied' })
})

test('a user without permissions sees a disabled board, and is redirected from a list with the reason', async ({
  signedIn,
}) => {
  const page = await signedIn('none')
  await expect(page.getByRole('link', { name: /^Offers/ })).toHaveAttribute('aria-disabled', 'true')
  await page.goto('/published/offer')
  const alert = page.getByRole('alertdialog')
  await expect(alert).toHaveText(/You haven't access to this route\. Please connect to site admin!/)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/published$/)
})
