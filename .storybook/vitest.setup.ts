import axe, { type ElementContext, type RunOptions, type Spec } from 'axe-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'

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
  const { violations } = await axe.run({ ...(a11y?.context as object) }, a11y?.options ?? {})
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`,
  )
  expect(found, `axe in the ${theme} theme`).toEqual([])
}

function pictured({ id, tags = [], parameters }: Story): Element | undefined {
  if (!__PICTURES__) return undefined
  if (!id.endsWith('--all-states') && !tags.includes('picture')) return undefined
  const { of } = parameters.picture ?? {}
  const element = document.querySelector(of ?? '[data-story]')
  if (!element) throw new Error(`Nothing to picture at ${of ?? 'the root of the story'}`)
  return element
}

afterEach(async (context) => {
  const story = (context as unknown as { story?: Story }).story
  if (!story || context.task.result?.state === 'fail') return
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme
    await settled()
    await expectNoViolations(story.parameters, theme)
    const element = pictured(story)
    if (element) {
      await expect.element(page.elementLocator(element)).toMatchScreenshot(`${story.id}-${theme}`)
    }
  }
  root.dataset.theme = 'light'
})
