import axe, { type ElementContext, type RunOnly, type RunOptions, type Spec } from 'axe-core'
import { configure } from 'storybook/test'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { cdp, page, utils } from 'vitest/browser'
import { exemptTargets, rules } from '../apps/admin/e2e/support/axe'
import { atRest, twoFrames } from '../packages/ui/src/conformance/at-rest'
import type { BrowserUnderTest } from '../packages/ui/src/conformance/browser'
import { dispatchHold, dispatchTouch, pressUnusedKey, touchScreen } from './fingers'
import { frame, mainPicturesOf, type PictureView, picturesOf } from './pictures'

declare const __PICTURES__: boolean
declare const __ALL_PICTURES__: boolean

/** Picture options of a story: `parameters.picture`. */
export type PictureParameters = {
  /** Selector of the element, for content outside the story's root, such as a dialog. */
  of?: string
  /**
   * Include the whole page when it is taller than the frame, by resizing the frame.
   * @default false
   */
  whole?: boolean
}

type Story = {
  id: string
  tags?: string[]
  parameters: {
    a11y?: { test?: string; context?: ElementContext; config?: Spec; options?: RunOptions }
    picture?: PictureParameters
  }
}

const root = document.documentElement

// Disables animations, which would make pictures differ.
const still = document.createElement('style')
still.textContent = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}`

beforeAll(async () => {
  document.head.append(still)
  // After fingers of the file before, focus would not show.
  await pressUnusedKey()
})

afterAll(() => still.remove())

// A query that waits fails after every change of the page. The default error prints the whole page each time.
configure({
  getElementError: (message) =>
    Object.assign(new Error(message?.split('\n')[0] ?? ''), { name: 'TestingLibraryElementError' }),
})

const longestTree = 40

/** The roles in the last open dialog or menu, or in the story. */
function nearbyRoles(): string {
  const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
  const place = open.at(-1) ?? document.querySelector('[data-story]') ?? document.body
  const lines = utils.aria.renderAriaTree(utils.aria.generateAriaTree(place)).split('\n')
  const left = lines.length - longestTree
  return [...lines.slice(0, longestTree), ...(left > 0 ? [`… ${left} more lines`] : [])].join('\n')
}

/** For the server that stories run, see its `testing/index.ts`. */
async function givenDatabase(name: 'migrated' | 'demo'): Promise<Blob> {
  const response = await fetch(`/databases/${name}.bin`)
  if (!response.ok) throw new Error(`The ${name} database: ${response.status}`)
  return response.blob()
}
Object.assign(globalThis, { givenDatabase })

/** How the browsers' settings look that a story may ask for; the tests' own come first, and back afterwards. */
const settings = { 'prefers-reduced-motion': 'reduce', 'forced-colors': 'none', 'prefers-color-scheme': 'light' }

/** As on a screen or, with `print`, on paper. */
async function media(kind: '' | 'print', asked: Readonly<Record<string, string>> = {}) {
  const features = Object.entries({ ...settings, ...asked }).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { media: kind, features })
}

let changed = false

const browser: BrowserUnderTest = {
  async prefer(asked) {
    changed = true
    await media('', asked)
  },
  async resize(width, height) {
    changed = true
    await page.viewport(width, height)
  },
  move(moving) {
    changed = true
    still.disabled = moving
  },
  async touchScreen(on) {
    changed = true
    await touchScreen(on)
  },
  dispatchTouch,
  dispatchHold,
}
Object.assign(globalThis, { browserUnderTest: browser })

/** Visible and not loaded; images below load when they are scrolled to. */
function isMissing(image: HTMLImageElement) {
  const { width, top, bottom } = image.getBoundingClientRect()
  return !image.complete && width > 0 && bottom > 0 && top < window.innerHeight
}

const isLoaded = () => root.dataset.underWay === '0' && ![...document.images].some(isMissing)
const hasToast = () => document.querySelector('[data-slot="toast"]') !== null

/** Waits for pending requests, images and toasts. Pictures of permanent toasts or unanswered requests show them. */
async function quiet() {
  if (root.dataset.underWay === undefined) return
  const begun = performance.now()
  const isQuiet = (waited: number) => (isLoaded() || waited > 30_000) && (!hasToast() || waited > 8_000)
  for (let looks = 0; looks < 3; looks = isQuiet(performance.now() - begun) ? looks + 1 : 0) await twoFrames()
}

async function settled() {
  await document.fonts.ready
  await twoFrames()
}

/** Pictures that are in the page itself: they always arrive, and are drawn once they are decoded. */
const isOwnPicture = ({ src }: HTMLImageElement) => /^(data|blob):/.test(src)

/** Rules that depend on the theme; the other rules read the structure, which both themes share. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Checks everything in the light theme, and colours in the dark one. */
async function expectNoViolations({ a11y }: Story['parameters'], theme: string) {
  if (a11y?.test === 'off') return
  axe.reset()
  if (a11y?.config) axe.configure(a11y.config)
  const options: RunOptions = {
    ...a11y?.options,
    rules: { ...rules, ...a11y?.options?.rules },
    resultTypes: ['violations'],
    elementRef: true,
  }
  if (theme === 'dark') options.runOnly = colourRules
  const { violations } = await axe.run(a11y?.context ?? document, options)
  const found = violations.flatMap(({ id, help, nodes }) => {
    const wrong = nodes.filter(({ element }) => id !== 'target-size' || !element?.closest(exemptTargets))
    return wrong.length > 0 ? [`${id}: ${help}\n${wrong.map(({ html }) => `  ${html}`).join('\n')}`] : []
  })
  expect(found, `axe in the ${theme} theme`).toEqual([])
}

/** Applies the options of a picture, and restores the page afterwards. */
async function shown({ density, brand, viewport, print }: PictureView, work: () => Promise<void>) {
  const { density: before = 'comfortable' } = root.dataset
  const brandBefore = root.style.getPropertyValue('--k-brand')
  if (density) root.dataset.density = density
  if (brand) root.style.setProperty('--k-brand', brand)
  if (viewport) await page.viewport(viewport.width, viewport.height)
  if (print) await media('print')
  try {
    await settled()
    // images below may be visible now
    if (viewport) await quiet()
    await work()
  } finally {
    root.dataset.density = before
    root.style.setProperty('--k-brand', brandBefore)
    if (viewport) await page.viewport(frame.width, frame.height)
    if (print) await media('')
  }
}

/** The frame as long as the page in it. */
async function unrolled({ picture }: Story['parameters'], work: () => Promise<void>) {
  const { innerWidth: width, innerHeight: height } = window
  if (!picture?.whole) return work()
  window.scrollTo(0, 0)
  const whole = Math.max(height, root.scrollHeight)
  await page.viewport(width, whole)
  try {
    await settled()
    await work()
  } finally {
    await page.viewport(width, height)
  }
}

function elementOf({ picture }: Story['parameters']): Element {
  const selector = picture?.of ?? '[data-story]'
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Nothing to picture at ${selector}`)
  return element
}

/** The browser as every story finds it. */
async function asBefore() {
  if (!changed) return
  await browser.prefer({})
  await browser.resize(frame.width, frame.height)
  browser.move(false)
  await browser.touchScreen(false)
  changed = false
}

afterEach(async (context) => {
  await asBefore()
  const story = (context as unknown as { story?: Story }).story
  const { state, errors = [] } = context.task.result ?? {}
  if (story && state === 'fail') {
    for (const error of errors) error.message += `\n\nThe page at that moment:\n${nearbyRoles()}\n`
  }
  if (!story || state === 'fail') return
  expect(document.querySelector('form form'), 'a form in a form, which browsers submit by themselves').toBeNull()
  const wanted = __ALL_PICTURES__ ? picturesOf(story) : mainPicturesOf(story)
  if (wanted.length > 0) await quiet()
  for (const theme of ['light', 'dark']) {
    const pictures = wanted.filter((view) => view.theme === theme)
    // a story is checked where it is pictured, by `npm run test:all` everywhere
    if (!__ALL_PICTURES__ && pictures.length === 0) continue
    root.dataset.theme = theme
    await settled()
    await expectNoViolations(story.parameters, theme)
    for (const picture of __PICTURES__ ? pictures : []) {
      await shown(picture, async () => {
        const pictured = elementOf(story.parameters)
        const element = page.elementLocator(pictured)
        await unrolled(story.parameters, async () => {
          await Promise.all([...document.images].filter(isOwnPicture).map((image) => image.decode().catch(() => {})))
          await atRest(pictured)
          await expect.element(element).toMatchScreenshot(picture.name)
        })
      })
    }
  }
  root.dataset.theme = 'light'
  delete root.dataset.underWay
})
