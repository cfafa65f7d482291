import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { touch, visitStory } from '../../testing/visit-story'
import type { Visit } from '../visit'

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
    await touch(canvas, 'Lower screen')
    await expect(canvas.getByRole('button', { name: 'Lower screen' })).toHaveAttribute('aria-pressed', 'true')
    await expectControlsBelow(canvasElement)
    const display = canvasElement.querySelector('[data-display]')
    display?.scrollTo({ top: 400 })
    await expectControlsBelow(canvasElement)
    display?.scrollTo({ top: 0 })
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
    await touch(canvas, 'High contrast', 'Lower screen', 'High contrast')
    const modes = within(canvas.getByRole('group', { name: 'Accessibility' }))
    await expect(modes.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
      'Lower screen',
    ])
  },
}
