import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { countPresses } from '../support/presses'
import { publish } from '../support/steps'

const password = 'ten letters or more'

const places = [0, 1, 2, 3, 4]
/** Left edge of a shop in the picture. */
const leftOf = (place: number) => 0.05 + place * 0.18

/** A picture of a floor of 100 by 50 m: five shops above a corridor. */
const outlines = [...places.map((place) => `M${leftOf(place) * 1000} 50h160v150h-160z`), 'M50 200h900v100H50z']
const picture = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><path d="M0 0h1000v500H0z" fill="#fff"/><path d="${outlines.join('')}" fill="none" stroke="#000"/></svg>`,
)

/** The plan of an open floor, in fractions of its picture. */
function planOn(page: Page) {
  const plan = page.getByRole('application')
  /** A point of the picture, from the corner of the plan. */
  const positionOf = async (x: number, y: number) => {
    const [box, image] = await Promise.all([plan.boundingBox(), plan.locator('img').first().boundingBox()])
    if (!box || !image) throw new Error('The plan has no picture')
    return { x: image.x - box.x + image.width * x, y: image.y - box.y + image.height * y }
  }
  const press = async (x: number, y: number) => plan.click({ position: await positionOf(x, y) })
  const drag = async (from: [number, number], to: [number, number]) => {
    const end = await positionOf(...to)
    await plan.hover({ position: await positionOf(...from) })
    const box = await plan.boundingBox()
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + end.x, (box?.y ?? 0) + end.y, { steps: 4 })
    await page.mouse.up()
  }
  const tool = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const fields = page.getByRole('dialog')
  /** Types the code of a new area. */
  const code = async (text: string) => {
    await fields.getByRole('textbox', { name: 'Area ID' }).fill(text)
    await page.keyboard.press('Enter')
    await expect(fields).toBeHidden()
  }
  /** Leaves what was drawn as it is. */
  const leave = async () => {
    await expect(fields).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(fields).toBeHidden()
  }
  return { press, drag, tool, code, leave }
}

/** Scale, five areas with their doors, and the corridor. */
async function drawFloor(page: Page, floor: number) {
  const { press, drag, tool, code, leave } = planOn(page)
  await tool('Set the scale')
  await press(0.05, 0.95)
  await press(0.95, 0.95)
  await page.getByLabel('Distance').fill('90')
  await page.keyboard.press('Enter')

  await tool('Add area as a rectangle')
  for (const place of places) {
    await drag([leftOf(place), 0.1], [leftOf(place) + 0.16, 0.4])
    await code(`${floor}0${place + 1}`)
  }
  await tool('Add door')
  for (const place of places) {
    await press(leftOf(place) + 0.08, 0.4)
    await leave()
  }
  await tool('Add walkway')
  for (const [x, y] of [
    [0.05, 0.4],
    [0.95, 0.4],
    [0.95, 0.6],
    [0.05, 0.6],
    [0.05, 0.4],
  ] as const) {
    await press(x, y)
  }
  await leave()
}

test('an empty mall gets its map, its shops and its kiosks, and a visitor finds the way', { tag: '@nightly' }, async ({
  fresh,
  visitor,
}) => {
  const find = () => fresh.findOutput(/http:\S+\/setup#token=\S+/)
  await expect.poll(find).toBeDefined()
  const page = await visitor(fresh.url)
  const presses = await countPresses(page.context())

  await page.goto(find() ?? '')
  await page.getByLabel('Name of the mall').fill('Vallgallerian')
  await page.getByLabel('Username').fill('astrid')
  await page.getByLabel('Email').fill('astrid@example.com')
  await page.getByLabel(/^Password/).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create administrator and mall' }).click()
  await expect(page).toHaveURL(/\/published$/)

  await page.getByRole('link', { name: 'Parking' }).first().click()
  for (const [index, name] of ['Ground floor', 'Upper floor'].entries()) {
    await page.getByRole('button', { name: 'New floor' }).first().click()
    const form = page.getByRole('dialog', { name: 'New floor' })
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await form.getByLabel('Map title').fill(name)
    await form.getByLabel('Level in the building').fill(`${index}`)
    await form.getByLabel('Spoken name').fill(name.toLowerCase())
    await form.getByRole('combobox', { name: 'Object type' }).selectOption('Shopping')
    await form.getByRole('button', { name: 'Choose a picture' }).click()
    const library = page.getByRole('dialog', { name: 'Choose from the media library' })
    if (index === 0) {
      const chooser = page.waitForEvent('filechooser')
      await library.getByRole('button', { name: 'Choose files' }).click()
      await (await chooser).setFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: picture })
    } else await library.getByRole('gridcell', { name: /plan/ }).dblclick()
    await expect(library).toBeHidden()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
  }

  await page.getByRole('rowheader', { name: 'Ground floor' }).click()
  await drawFloor(page, 1)
  const { press, tool, leave } = planOn(page)
  await tool('Add amenity')
  await page.getByRole('menuitem', { name: 'Toilet', exact: true }).click()
  await press(0.9, 0.5)
  await leave()
  for (const [name, kind, x] of [
    ['The lift', 'Lift', 0.1],
    ['The stairs', 'Stairs', 0.2],
  ] as const) {
    await tool('Add lift or stairs')
    await page.getByRole('menuitem', { name: 'New lift or stairs' }).click()
    await press(x, 0.55)
    const form = page.getByRole('dialog', { name: 'New lift or stairs' })
    await form.getByLabel(/^Name/).fill(name)
    await form.getByRole('combobox', { name: 'Type' }).selectOption(kind)
    if (kind === 'Lift') await expect(form.getByRole('switch', { name: 'Step-free' })).toBeChecked()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Ground floor' })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Parking' }).first().click()
  await page.getByRole('rowheader', { name: 'Upper floor' }).click()
  await drawFloor(page, 2)
  for (const [name, x] of [
    ['The lift', 0.1],
    ['The stairs', 0.2],
  ] as const) {
    await tool('Add lift or stairs')
    await page.getByRole('menuitem', { name }).click()
    await press(x, 0.55)
    await leave()
  }
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/Floor/'),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await saved

  await page.getByRole('link', { name: 'Categories', exact: true }).click()
  await page.getByRole('button', { name: 'New Category' }).first().click()
  const category = page.getByRole('dialog', { name: 'New Category' })
  await category.getByLabel('Name').fill('Fashion')
  await category.getByRole('button', { name: 'CREATE' }).click()
  await expect(category).toBeHidden()
  await page.getByRole('row', { name: 'Fashion' }).getByRole('link').click()
  for (const floor of [1, 2]) {
    for (const place of places) {
      await page.getByRole('button', { name: 'Add New Shop' }).first().click()
      const form = page.getByRole('dialog', { name: 'Add New Shop' })
      await form.getByLabel('Name').fill(`Shop ${floor}${place + 1}`)
      await form.getByLabel('Area ID').fill(`${floor}0${place + 1}`)
      await form.getByRole('button', { name: 'Save' }).click()
      await expect(form).toBeHidden()
    }
  }

  await page.getByRole('button', { name: /^Kiosks/ }).click()
  await page.getByRole('link', { name: 'Stations' }).first().click()
  let address = ''
  for (const [index, code] of ['K1', 'K2'].entries()) {
    await page.getByRole('button', { name: 'New station' }).first().click()
    const form = page.getByRole('dialog', { name: 'New station' })
    await form.getByLabel('Code').fill(code)
    await form.getByLabel('Name').fill(`Kiosk ${index + 1}`)
    await form.getByLabel('Latitude, longitude').fill('57.7115, 11.9670')
    await form.getByRole('combobox', { name: 'Floor' }).selectOption(index === 0 ? 'Ground floor' : 'Upper floor')
    // half-way along the corridor, which the field puts in the middle from the top too
    await form.getByLabel('From the left').fill('50')
    await form.getByRole('button', { name: 'Create station' }).click()
    const key = page.getByRole('dialog', { name: `Key of ${code}` })
    if (index === 0) address = await key.getByRole('textbox', { name: 'Address for the kiosk' }).inputValue()
    await key.getByRole('button', { name: 'Done' }).click()
  }

  await page.getByRole('link', { name: /^Map/ }).click()
  await expect(page.getByText('Everything can be reached')).toBeVisible()
  await publish(page)
  await expect(page.getByRole('heading', { name: 'Delivery of No. 1' })).toBeVisible()

  const kiosk = await visitor(address)
  const visit = await countPresses(kiosk.context())
  await kiosk.goto(address)
  await kiosk.getByRole('button', { name: 'English' }).click()
  await kiosk.getByRole('button', { name: 'Find your way' }).first().click()
  await kiosk
    .getByRole('button', { name: /^Shop 23/ })
    .first()
    .click()
  await expect(kiosk.getByRole('list', { name: 'All steps' })).toContainText('upper floor')
  expect(presses() + visit(), 'presses from an empty mall to a way').toBeLessThanOrEqual(120)
})
