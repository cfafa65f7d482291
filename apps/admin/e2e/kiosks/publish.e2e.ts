import { expect, test } from '../support/journey'
import { fillOffer, publish, wake } from '../support/steps'
import { expectToast } from '../support/toasts'

test('an offer in two languages is created, published and shown on a station', async ({ signedIn, station }) => {
  const admin = await signedIn('admin')
  const kiosk = await station('K1')

  await admin.getByRole('link', { name: 'Offers', exact: true }).first().click()
  await expect(admin).toHaveURL(/\/published\/offer$/)
  await admin.getByRole('button', { name: 'New offer' }).click()
  const form = admin.getByRole('dialog', { name: 'New offer' })
  await fillOffer(form, { name: 'Skridskor för halva priset' })
  await form.getByRole('tab', { name: /English/ }).click()
  await form.getByLabel('Name').fill('Skates at half price')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expectToast(admin, 'Created')
  await admin.getByRole('searchbox').fill('Skates')
  await expect(admin.getByRole('row', { name: 'Skates at half price' })).toBeVisible()
  await expect(kiosk.getByText('Skridskor för halva priset')).toBeHidden()

  await publish(admin, 'For the weekend')
  await wake(kiosk)
  await kiosk.getByRole('button', { name: 'English' }).click()
  await expect(kiosk.getByText('Skates at half price')).toBeVisible()
  await kiosk.getByRole('button', { name: 'Svenska' }).click()
  await expect(kiosk.getByText('Skridskor för halva priset')).toBeVisible()

  const panel = admin.getByRole('dialog', { name: /Publish No\./ })
  await expect(panel.getByText(/K1 shows No\. \d+/)).toBeVisible()
  await expect(panel.getByText('For the weekend')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Nothing to publish' })).toBeVisible()
})
