import type { Page } from '@playwright/test'
import { expect, test } from './support/journey'

type Asked = { dialog: string; id?: string; step?: string }

const addressOf = (path: string, asked: Asked) => `${path}?${new URLSearchParams(asked)}`

/** Opens a dialog by its address, closes it by Escape, and goes through the history as Back and Forward do. */
async function opensAndCloses(page: Page, path: string, asked: Asked) {
  await test.step(`${path} ${asked.dialog}`, async () => {
    await page.goto(addressOf(path, asked))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).not.toHaveURL(/dialog=/)
    await page.goBack()
    await expect(dialog).toBeVisible()
    await page.goForward()
    await expect(dialog).toBeHidden()
  })
}

/** What the server lists, as the page may ask it. */
const firstOf = (page: Page, path: string) =>
  page.evaluate(async (asked) => {
    const answer = await fetch(`/api${asked}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    const { message } = (await answer.json()) as { message: { id: string }[] | { data: { id: string }[] } }
    return (Array.isArray(message) ? message : message.data)[0]?.id ?? ''
  }, path)

type Named = [path: string, dialog: string, id?: (page: Page, mallId: string) => Promise<string> | string]

const itself = (_: Page, mallId: string) => mallId
const firstOfMall = (path: string) => (page: Page, mallId: string) => firstOf(page, `${path}?mallId=${mallId}`)

/** `{mall}` stands for the mall that is worked on. */
const dialogs: Record<string, Named[]> = {
  content: [
    ['/published/event', 'eventEdit'],
    ['/published/offer', 'offerEdit'],
    ['/published/service', 'serviceEdit'],
    ['/published/Shops', 'shopEdit'],
  ],
  'what content lies in': [
    ['/Published/RestaurantAndCafe', 'categoryEdit'],
    ['/published/Parking', 'garageEdit'],
    ['/published/Parking', 'floorEdit'],
  ],
  'slideshows and figures': [
    ['/published/SlideShow', 'slideshowEdit', firstOfMall('/Slideshow')],
    ['/published/SlideShow', 'slideshowPreview', firstOfMall('/Slideshow')],
    ['/Statistics', 'chartView', () => 'clicks'],
  ],
  people: [
    ['/user/user', 'userNew'],
    ['/user/usergroup', 'userGroupNew'],
    ['/user/usergroup', 'newUserInGroup', (page) => firstOf(page, '/UserGroup')],
  ],
  files: [
    ['/MediaLibrary/Image', 'uploadFile'],
    ['/MediaLibrary/Image', 'imagePreview', (page, mallId) => firstOf(page, `/MediaLibrary/Files/Image/${mallId}`)],
    ['/mediaLibrary/Categories', 'mediaCategory'],
  ],
  malls: [
    ['/Malls/Mall', 'mall'],
    ['/Malls/Mall', 'mallUsers', itself],
    ['/Malls/SMS', 'sms', itself],
    ['/Malls/Stations/{mall}', 'station'],
  ],
  'preview popups': [
    ['/published/event', 'eventPreview', firstOfMall('/Event')],
    ['/published/offer', 'offerPreview', firstOfMall('/Offer')],
    ['/published/Shops', 'shopPreview', (page, mallId) => firstOf(page, `/Item?mallId=${mallId}&type=1`)],
  ],
}

for (const [what, named] of Object.entries(dialogs)) {
  test(`the dialogs of ${what} open by their address, and close by Escape and the browser’s own buttons`, async ({
    signedIn,
  }) => {
    const page = await signedIn('admin')
    await page.goto('/published')
    const mallId = await page.evaluate(() => localStorage.getItem('mallId') ?? '')
    for (const [path, dialog, idOf] of named) {
      const id = await idOf?.(page, mallId)
      await opensAndCloses(page, path.replace('{mall}', mallId), { dialog, ...(id === undefined ? {} : { id }) })
    }
  })
}

test('a step is part of the address of its form, and Back returns to the form', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/published/Shops?dialog=shopEdit')
  const form = page.getByRole('dialog', { name: 'Add New Shop' })
  await form.getByLabel('Name').fill('Sulan')
  const steps: [button: string, step: string][] = [
    ['Choose in the tree', 'shopCategories'],
    ['Write in more room', 'textEditor'],
  ]
  for (const [button, step] of steps) {
    await form.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
    await page.goBack()
    await expect(page).not.toHaveURL(/step=/)
    await expect(form.getByLabel('Name')).toHaveValue('Sulan')
  }
  await form.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Choose a picture' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose from the media library' })
  await expect(picker).toBeVisible()
  await expect(page).toHaveURL(/step=addImage\.logoId/)
  await page.goBack()
  await expect(picker).toBeHidden()
  await expect(form.getByLabel('Name')).toHaveValue('Sulan')
})
