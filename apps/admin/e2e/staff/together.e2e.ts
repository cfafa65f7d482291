import { expect, test } from '../support/journey'
import { openOffer, openOffers } from '../support/steps'

test('two users edit the same offer, and no edit is lost', { tag: '@nightly' }, async ({ signedIn }) => {
  const [first, second] = [await signedIn('admin'), await signedIn('editor')]
  for (const page of [first, second]) await openOffers(page)
  const name = (await first.getByRole('rowheader').first().textContent())?.trim() ?? ''
  await openOffer(first, name)
  await openOffer(second, name)
  // by role: the name changes when the other user saves
  const [mine, theirs] = [first.getByRole('dialog'), second.getByRole('dialog')]

  // each user sees the other
  await expect(mine.getByText('editor is editing this now')).toBeVisible()
  await expect(theirs.getByText('admin is editing this now')).toBeVisible()

  // the second user saves an English and a Norwegian name
  await theirs.getByRole('tab', { name: /English/ }).click()
  await theirs.getByLabel('Name').fill('The name that the editor chose')
  await theirs.getByRole('tab', { name: /Norsk/ }).click()
  await theirs.getByLabel('Name').fill('Navnet som redaktøren valgte')
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs).toBeHidden()
  await expect(mine.getByText('editor is editing this now')).toBeHidden()

  // the first user, unaware of that, saves another English name and an Icelandic one
  await mine.getByRole('tab', { name: /English/ }).click()
  await mine.getByLabel('Name').fill('The name that the administrator chose')
  await mine.getByRole('tab', { name: /Íslenska/ }).click()
  await mine.getByLabel('Name').fill('Nafnið sem stjórnandinn valdi')
  await mine.getByRole('button', { name: 'Save' }).click()

  const question = first.getByRole('alertdialog')
  await expect(question).toContainText('editor changed this too')
  await expect(question).toContainText('The name that the editor chose')
  await expect(question).toContainText('The name that the administrator chose')
  await question.getByRole('radio', { name: /The name that the administrator chose/ }).click()
  await question.getByRole('button', { name: 'Save choices' }).click()
  await expect(mine).toBeHidden()

  // fields that one user changed are merged, and the conflict has the chosen value
  const again = await openOffer(second, 'The name that the administrator chose')
  await again.getByRole('tab', { name: /Norsk/ }).click()
  await expect(again.getByLabel('Name')).toHaveValue('Navnet som redaktøren valgte')
  await again.getByRole('tab', { name: /Íslenska/ }).click()
  await expect(again.getByLabel('Name')).toHaveValue('Nafnið sem stjórnandinn valdi')
})
