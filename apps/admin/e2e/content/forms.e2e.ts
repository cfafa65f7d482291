import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { forms, openForm, tagOf, typedControls, withoutForm } from '../support/forms'
import { expect, sharedTest as test } from '../support/journey'
import '../support/toasts'

/** Longer than a search keyword may be, and not a number, day, time, place, colour or address. */
const nonsense = 'Nonsense § 12:99 abc no number and no address'

type Typed = {
  name: string
  value: string
  invalid: boolean
  /** Whether the summary lists it. */
  named: boolean
  /** Write-only, never shown again. */
  secret: boolean
}

/** The value of each control, and whether it and the summary show an error. */
const outcomes = (controls: Locator): Promise<Typed[]> =>
  controls.evaluateAll((elements) => {
    const summary = document.querySelector('[data-slot=form-errors]')?.textContent ?? ''
    return elements.map((element) => {
      const labels: string[] = []
      for (let at: Element | null = element; at && at.tagName !== 'FORM'; at = at.parentElement) {
        const label = at.querySelector('[data-slot$=label]')?.textContent
        if (label) labels.push(label.replace('*', '').trim())
      }
      const name = element.getAttribute('aria-label') ?? labels[0] ?? ''
      const value =
        element instanceof HTMLElement && element.isContentEditable
          ? element.textContent
          : (element as HTMLInputElement).value
      const invalid = element.closest('[aria-invalid=true]') !== null
      const named = labels.some((label) => summary.includes(label))
      return { name, value: (value ?? '').trim(), invalid, named, secret: element.getAttribute('type') === 'password' }
    })
  })

async function fillAll(controls: Locator, text: string) {
  const count = await controls.count()
  for (let index = 0; index < count; index += 1) await controls.nth(index).fill(text)
}

async function save(page: Page, place: Locator) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await place.locator('button[type=submit]').last().click()
}

/** Corrects a control by the keyboard. Tab then reaches the same element as without a correction. */
async function correct(page: Page, control: Locator, { name, value }: Typed) {
  const tab = async () => {
    await page.keyboard.press('Tab')
    return page.evaluateHandle(() => document.activeElement)
  }
  await control.focus()
  await page.keyboard.press('Control+A')
  if (value === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(value)
  const reached = await tab()
  await control.focus()
  const isNext = await page.evaluate(([one, other]) => one === other, [reached, await tab()])
  const slot = await reached.evaluate((element) => element?.getAttribute('data-slot'))
  expect.soft(isNext, `Tab from the corrected ${name} reached ${slot}`).toBe(true)
}

const isSaved = () => toastTitles.includes('Updated') || toastTitles.includes('Created')
const isAnswered = () =>
  toastTitles.includes('Updated') ||
  toastTitles.includes('Created') ||
  document.querySelector('[data-slot=form-errors]') !== null

/** The address of these dialogs does not reopen a new record. */
const madeWith = (dialog: string, id: string | undefined) =>
  dialog !== '' && (id === undefined || dialog === 'newUserInGroup')

for (const [path, dialog, idOf] of forms) {
  test(`nonsense in ${path} ${dialog} is saved as it was typed, or refused in its place and in the summary`, {
    tag: tagOf(dialog),
  }, async ({ signedIn }) => {
    const page = await signedIn('admin')
    const mallId = await page.evaluate(() => localStorage.getItem('mallId') ?? '')
    const id = await idOf?.(page, mallId)
    const open = () => openForm(page, path.replace('{mall}', mallId), dialog, id)
    const place = await open()
    const controls = typedControls(place)
    const before = await outcomes(controls)
    expect(before.length).toBeGreaterThan(0)
    await fillAll(controls, nonsense)
    await save(page, place)
    await page.waitForFunction(isAnswered)
    if (await page.evaluate(isSaved)) {
      if (madeWith(dialog, id)) return
      const stored = await outcomes(typedControls(await open()))
      expect(stored.filter(({ value, secret }) => !secret && value !== nonsense)).toEqual([])
      return
    }
    const typed = await outcomes(controls)
    const dropped = typed.filter(({ value, invalid }) => !invalid && value !== nonsense)
    expect(dropped, 'Neither kept nor refused').toEqual([])
    const unnamed = typed.filter(({ invalid, named }) => invalid && !named)
    expect(unnamed, 'Refused, but not in the summary').toEqual([])
    for (const [index, former] of before.entries()) {
      if (typed[index]?.invalid) await correct(page, controls.nth(index), former)
    }
    if (madeWith(dialog, id) || typed.every(({ invalid }) => invalid)) return
    // a refused password has no former value to restore
    if (typed.some(({ invalid, secret }) => invalid && secret)) return
    // valid input is saved once the remaining fields are valid again
    await save(page, place)
    await page.waitForFunction(isSaved)
    const stored = await outcomes(typedControls(await open()))
    for (const [index, { name, invalid, secret }] of typed.entries()) {
      if (!invalid && !secret) expect(stored[index], name).toMatchObject({ value: nonsense })
    }
  })
}

declare global {
  var lastPressed: Element | undefined
}

/** Records the targets of clicks and cancels their effects. */
const recordClicks = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener(
      'click',
      (event) => {
        globalThis.lastPressed = event.target as Element
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    )
  })

const pressable = 'button, [role=switch], [role=checkbox], [role=radio], input:not([type=hidden]), textarea'

type Spot = { index: number; x: number; y: number }

/** The visible, clickable controls below an element, each with its centre. */
const below = async (place: Locator, required: Locator): Promise<Spot[]> =>
  place.evaluate(
    (root, { selector, above }) => {
      const bottom = above?.getBoundingClientRect().bottom ?? 0
      return [...root.querySelectorAll(selector)].flatMap((control, index) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const shown = document.elementFromPoint(x, y)
        return top >= bottom && shown && control.contains(shown) ? [{ index, x, y }] : []
      })
    },
    { selector: pressable, above: await required.elementHandle() },
  )

/** Waits for two frames. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Dialogs that open stored records only. */
const storedOnly = ['sms', 'imagePreview', 'newUserInGroup']

for (const [path, dialog, idOf] of forms) {
  test(`a press meets its control while a required field above it is left empty, in ${path} ${dialog}`, {
    tag: '@nightly',
  }, async ({ signedIn }) => {
    const page = await signedIn('admin')
    const mallId = await page.evaluate(() => localStorage.getItem('mallId') ?? '')
    await recordClicks(page)
    const id = storedOnly.includes(dialog) ? await idOf?.(page, mallId) : undefined
    const open = () => openForm(page, path.replace('{mall}', mallId), dialog, id)
    let place = await open()
    const required = typedControls(place).and(place.locator('[aria-required=true]'))
    const fields = await required.count()
    let refused = 0
    for (let field = fields - 1; field >= 0; field -= 1) {
      place = await open()
      await required.nth(field).fill('')
      await required.nth(field).focus()
      // the last one: toolbar buttons do not take the focus
      const pressed = (await below(place, required.nth(field))).at(-1)
      if (!pressed) continue
      // waits until what a page loads after its form moves it no more
      await place.locator(pressable).nth(pressed.index).hover()
      const spots = await below(place, required.nth(field))
      await page.mouse.down()
      // the field's error on blur would be rendered before the pointer is released
      await twoFrames(page)
      await page.mouse.up()
      const met = await place
        .locator(pressable)
        .nth(pressed.index)
        .evaluate((element) => element.contains(globalThis.lastPressed ?? null))
      expect(met, 'The press met another').toBe(true)
      await twoFrames(page)
      if ((await required.nth(field).getAttribute('aria-invalid')) === 'true') refused += 1
      // the error is shown, and no control has moved
      expect(await below(place, required.nth(field))).toEqual(expect.arrayContaining(spots))
    }
    expect(refused > 0, 'No field says that it is required').toBe(fields > 0)
  })
}

test('every dialog has a form test, or has no form', () => {
  const names = [...readFileSync('docs/dialogs.md', 'utf8').matchAll(/`dialog=(\w+)`/g)].map(([, name]) => name ?? '')
  const tested = [...forms.map(([, dialog]) => dialog), ...withoutForm]
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !tested.includes(name))).toEqual([])
})
