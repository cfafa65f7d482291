import type { Locator, Page } from '@playwright/test'
import { firstOf, firstOfMall, itself, type Named } from './dialogs'

/** All forms: their page, their dialog if any, and a stored record that they open. */
export const forms: Named[] = [
  ['/published/event', 'eventEdit', firstOfMall('/Event')],
  ['/published/offer', 'offerEdit', firstOfMall('/Offer')],
  ['/published/service', 'serviceEdit', firstOfMall('/Service')],
  ['/published/SurroundingArea', 'placeEdit', firstOfMall('/Place')],
  ['/published/Shops', 'shopEdit', (page, mallId) => firstOf(page, `/Item?mallId=${mallId}&type=1`)],
  ['/published/shop', 'categoryEdit', firstOfMall('/Category/1')],
  ['/published/Connectors', 'connectorEdit', firstOfMall('/Connector')],
  ['/published/Parking', 'garageEdit', firstOfMall('/Garage')],
  ['/published/Parking', 'floorEdit', firstOfMall('/Floor')],
  ['/published/SlideShow', 'slideshowEdit', firstOfMall('/Slideshow')],
  ['/user/user', 'userNew'],
  ['/user/usergroup', 'userGroupNew'],
  ['/user/usergroup', 'newUserInGroup', (page) => firstOf(page, '/UserGroup')],
  ['/MediaLibrary/Image', 'imagePreview', (page, mallId) => firstOf(page, `/MediaLibrary/Files/Image/${mallId}`)],
  ['/mediaLibrary/Categories', 'mediaCategory'],
  ['/Malls/Mall', 'mall', itself],
  ['/Malls/SMS', 'sms', itself],
  ['/Malls/Stations/{mall}', 'stationEdit', (page, mallId) => firstOf(page, `/MallStation/${mallId}`)],
  ['/InfoPage', ''],
  ['/user/profile', ''],
]

const main = ['offerEdit', 'mall']

/** The tag of a form's tests: `npm test` runs those of a form of content and of one without. */
export const tagOf = (dialog: string) => (main.includes(dialog) ? [] : '@nightly')

/** Dialogs without a form for a record. */
export const withoutForm = [
  'mallUsers', // switches only
  'chartView',
  'slideshowPreview',
  'uploadFile',
  'smsTest',
  'eventPreview',
  'offerPreview',
  'shopPreview',
  'station', // the station's state; its settings are `stationEdit`
]

/** Opens a form by its address, and waits until all of it has loaded. */
export async function openForm(page: Page, path: string, dialog: string, id: string | undefined): Promise<Locator> {
  const query = new URLSearchParams({ ...(dialog ? { dialog } : {}), ...(id ? { id } : {}) })
  await page.goto(`${path}?${query}`)
  const place = dialog ? page.getByRole('dialog') : page.getByRole('main')
  await place.locator('form[data-slot=content-form]').waitFor()
  await page.waitForFunction(() => !document.querySelector('form[data-slot=content-form] [aria-busy=true]'))
  return place
}

/** Text inputs, except searches. */
export const typedControls = (place: Locator) =>
  place
    .locator(
      'form :is(input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], textarea, [contenteditable=true])',
    )
    .and(place.locator(':not([readonly]):not([disabled])'))
    .filter({ visible: true })
