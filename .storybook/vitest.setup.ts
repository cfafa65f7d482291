import axe, { type ElementContext, type RunOptions, type Spec } from 'axe-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'
import { frame, type PictureView, picturesOf } from './pictures'

declare const __PICTURES__: boolean

/** What a story may say about its pictures, in `parameters.picture`. */
export type PictureParameters = {
  /** The element to picture, as a selector: for what is shown outside the story's root, such as a dialog. */
  of?: string
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

// Whatever moves would make two pictures of the same thing differ.
const still = document.createElement('style')
still.textContent = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
}`

beforeAll(() => {
  document.head.append(still)
})

const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

async function settled() {
  await document.fonts.ready
  await twoFrames()
}

async function expectNoViolations({ a11y }: Story['parameters'], theme: string) {
  if (a11y?.test === 'off') return
  axe.reset()
  if (a11y?.config) axe.configure(a11y.config)
  const { violations } = await axe.run(a11y?.context ?? document, a11y?.options ?? {})
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  )
  expect(found, `axe in the ${theme} theme`).toEqual([])
}

/** The page as a picture wants it; leaves the page as it was. */
async function shown({ density, brand, viewport }: PictureView, work: () => Promise<void>) {
  const { density: before = 'comfortable' } = root.dataset
  const brandBefore = root.style.getPropertyValue('--k-brand')
  if (density) root.dataset.density = density
  if (brand) root.style.setProperty('--k-brand', brand)
  if (viewport) await page.viewport(viewport.width, viewport.height)
  try {
    await settled()
    await work()
  } finally {
    root.dataset.density = before
    root.style.setProperty('--k-brand', brandBefore)
    if (viewport) await page.viewport(frame.width, frame.height)
  }
}

function elementOf({ picture }: Story['parameters']): Element {
  const selector = picture?.of ?? '[data-story]'
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Nothing to picture at ${selector}`)
  return element
}

afterEach(async (context) => {
  const story = (context as unknown as { story?: Story }).story
  if (!story || context.task.result?.state === 'fail') return
  const pictures = __PICTURES__ ? picturesOf(story) : []
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme
    await settled()
    await expectNoViolations(story.parameters, theme)
    for (const picture of pictures.filter((view) => view.theme === theme)) {
      await shown(picture, async () => {
        const element = page.elementLocator(elementOf(story.parameters))
        await expect.element(element).toMatchScreenshot(picture.name)
      })
    }
  }
  root.dataset.theme = 'light'
})
