import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { recordVideo } from '../../testing/record-video'
import { touch, visitStory } from '../../testing/visit-story'
import { drawnLocation, drawnPublication } from '../../testing/wayfinding-fixture'
import { Visit } from '../visit'

const meta = { title: 'Kiosk/Accessibility', ...visitStory } satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing of the page is wider than the display. */
async function expectToFit(canvasElement: HTMLElement) {
  const display = canvasElement.querySelector('[data-display]')
  await expect(display?.scrollWidth).toBe(display?.clientWidth)
}

/** The text at twice its size, on a page of a shop: everything wraps, nothing is cut off. */
export const LargerText: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = getComputedStyle(await canvas.findByRole('button', { name: 'Shops' })).fontSize
    await touch(canvas, 'Larger text')
    await expect(canvas.getByRole('button', { name: 'Larger text' })).toHaveAttribute('aria-pressed', 'true')
    const after = getComputedStyle(canvas.getByRole('button', { name: 'Shops' })).fontSize
    await expect(Number.parseFloat(after)).toBeCloseTo(2 * Number.parseFloat(before), 1)
    await expectToFit(canvasElement)
    await touch(canvas, 'Shops')
    await canvas.findByRole('heading', { level: 1, name: 'Shops' })
    await expectToFit(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Fjell Sport/ }))
    await canvas.findByRole('heading', { level: 1, name: 'Fjell Sport' })
    await expectToFit(canvasElement)
  },
}

const signed = '0190b0a8-0000-7000-8000-000000000190'

/** The mall's video in sign language, one press away on every page. It plays, and is held. */
export const SignLanguage: Story = {
  loaders: [async () => ({ url: await recordVideo() })],
  render: ({ publication, ...visit }, { loaded: { url } }) => {
    const video = { url, mime: 'video/webm', width: 300, height: 150 }
    const { infoPage = [] } = publication.records
    const records = { ...publication.records, infoPage: infoPage.map((page) => ({ ...page, signVideoId: signed })) }
    const media = { ...publication.media, [signed]: video }
    return <Visit {...visit} publication={{ ...publication, records, media }} />
  },
  play: async ({ canvas, canvasElement }) => {
    await touch(canvas, 'Shops', 'Sign language')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign language' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Sign language' })).toBeNull()
    const video = canvasElement.querySelector('video')
    if (!video) throw new Error('There is no video')
    // or the short recording may end before Pause is pressed, which is Play then
    video.loop = true
    // with reduced motion nothing moves by itself
    await expect(video.paused).toBe(true)
    await touch(canvas, 'Play')
    await waitFor(() => expect(video.paused).toBe(false))
    await touch(canvas, 'Pause')
    await expect(video.paused).toBe(true)
    await touch(canvas, 'Back')
    await canvas.findByRole('heading', { level: 1, name: 'Shops' })
  },
}

/** No point of the plate, half a screen high, belongs to a control: what scrolls below it cannot be pressed. */
async function expectControlsBelow(canvasElement: HTMLElement) {
  const display = canvasElement.querySelector('[data-display]')
  if (!display) throw new Error('There is no display')
  const { left, top, width } = display.getBoundingClientRect()
  const page = display.querySelector('.kiosk-page')
  if (!page) throw new Error('There is no page')
  const plate = Number.parseFloat(getComputedStyle(page, '::before').height) * (width / display.clientWidth)
  await expect(plate).toBeGreaterThan(0)
  const controls = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
    [0.02, 0.25, 0.5, 0.75, 0.98].map((y) =>
      document.elementFromPoint(left + width * x, top + plate * y)?.closest('button, a, input'),
    ),
  )
  await expect(controls.filter(Boolean)).toEqual([])
}

/** Every control is in the lower half of the screen, also after scrolling. */
export const LowerScreen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await touch(canvas, 'Lower on the screen')
    await expect(canvas.getByRole('button', { name: 'Lower on the screen' })).toHaveAttribute('aria-pressed', 'true')
    await expectControlsBelow(canvasElement)
    const display = canvasElement.querySelector('[data-display]')
    display?.scrollTo({ top: 400 })
    await expectControlsBelow(canvasElement)
    display?.scrollTo({ top: 0 })
  },
}

const entries = [
  'Shops',
  'Restaurants & cafés',
  'Services',
  'Offers',
  'Events',
  'Find your way',
  'Parking',
  'Information',
]

/** The rectangle between the plate at the top and the bar at the bottom. */
function freeOf(canvasElement: HTMLElement) {
  const display = canvasElement.querySelector('[data-display]')
  const page = canvasElement.querySelector('.kiosk-page')
  const foot = canvasElement.querySelector('.kiosk-foot')
  if (!display || !page || !foot) throw new Error('There is no page')
  const plate = Number.parseFloat(getComputedStyle(page, '::before').height)
  const { top, bottom } = display.getBoundingClientRect()
  return { top: top + plate, bottom: foot.getBoundingClientRect().top, lower: bottom - top - plate }
}

/** Each control of the page shows when it has the focus: its middle or, of those that are larger than the room, a part. */
async function expectFocusShown(canvasElement: HTMLElement, within = '.kiosk-page') {
  const foot = canvasElement.querySelector<HTMLElement>('.kiosk-foot')
  const page = foot?.parentElement
  // the page learns the height of the bar with the next frame
  await waitFor(() =>
    expect(page?.style.getPropertyValue('--kiosk-foot')).toBe(`${foot?.getBoundingClientRect().height}px`),
  )
  // a page with the focus on a field starts at its top, which the display of a story does not
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const all = ':is(button, a[href], input, [tabindex="0"])'
  const controls = canvasElement.querySelectorAll<HTMLElement>(`${within} ${all}`)
  for (const control of controls) {
    if (!control.checkVisibility() || control.matches(':disabled')) continue
    control.focus()
    const { top, bottom } = control.closest('.kiosk-foot') ? { top: 0, bottom: innerHeight } : freeOf(canvasElement)
    const box = control.getBoundingClientRect()
    const isLarger = box.height > bottom - top
    const heights = (isLarger ? [0.05, 0.25, 0.5, 0.75, 0.95] : [0.5]).map((share) => box.top + box.height * share)
    const isShown = heights
      .filter((y) => y > top && y < bottom)
      .some((y) => control.contains(document.elementFromPoint(box.left + box.width / 2, y)))
    await expect(isShown, `${control.ariaLabel ?? control.textContent} is covered`).toBe(true)
  }
}

/** On a lower screen with larger text, the bar is one button: half of the room is the page's, and no focus is covered. */
export const LowerScreenWithLargerText: Story = {
  tags: ['picture'],
  args: { publication: drawnPublication, location: drawnLocation },
  // as high as the frame: the plate is half of it
  parameters: { display: [506, 900, 1] },
  play: async ({ canvas, canvasElement }) => {
    await touch(canvas, 'Lower on the screen', 'Larger text')
    const menu = () => canvas.findByRole('button', { name: 'Menu' })
    await expect(await menu()).toHaveFocus()
    for (const entry of [null, ...entries]) {
      if (entry) await touch(canvas, entry)
      const title = entry ? expect.not : expect
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1 }).textContent).toEqual(title.stringMatching('Strandgallerian')),
      )
      const { top, bottom, lower } = freeOf(canvasElement)
      await expect(bottom - top).toBeGreaterThanOrEqual(lower / 2)
      await expectFocusShown(canvasElement)
      await touch(canvas, 'Menu')
      await expect(await menu()).toHaveAttribute('aria-expanded', 'true')
      await expectFocusShown(canvasElement, '.kiosk-foot')
      if (entry) await touch(canvas, 'Start')
      // it closes when the focus is elsewhere
      canvas.getAllByRole('button')[0]?.focus()
      await waitFor(async () => expect(await menu()).toHaveAttribute('aria-expanded', 'false'))
    }
    await touch(canvas, 'Menu', 'Search')
    await canvas.findByRole('heading', { level: 1, name: 'Search' })
    await expectFocusShown(canvasElement)
  },
}

/** The menu of the bar closes with Escape, and shows all of the bar again once a mode is off. */
export const FoldedBar: Story = {
  tags: ['picture'],
  parameters: { display: [506, 900, 1] },
  play: async ({ canvas }) => {
    await touch(canvas, 'Lower on the screen', 'Larger text')
    const menu = await canvas.findByRole('button', { name: 'Menu' })
    await expect(canvas.queryByRole('button', { name: 'Larger text' })).toBeNull()
    await userEvent.click(menu)
    await expect(canvas.getByRole('button', { name: 'Larger text' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(menu).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Larger text' })).toBeNull()
    await touch(canvas, 'Menu', 'Larger text')
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Larger text' })).toHaveFocus()
    await touch(canvas, 'Larger text', 'Menu')
  },
}

/** White and yellow on black. */
export const HighContrast: Story = {
  play: async ({ canvas, canvasElement }) => {
    await touch(canvas, 'High contrast')
    await expect(canvas.getByRole('button', { name: 'High contrast' })).toHaveAttribute('aria-pressed', 'true')
    const page = canvasElement.querySelector('.kiosk') ?? document.body
    await expect(getComputedStyle(page)).toMatchObject({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgb(0, 0, 0)' })
  },
}

/** A second touch turns a mode off again. */
export const Off: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'High contrast', 'Lower on the screen', 'High contrast')
    const modes = within(canvas.getByRole('group', { name: 'Accessibility' }))
    await expect(modes.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      'Lower on the screen',
    ])
  },
}
