import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import '../../kiosk.css'
import { displayParameters, onDisplay } from '../../testing/display'
import { ids, wholePublication } from '../../testing/guide-fixture'
import { Visit } from '../visit'

const meta = {
  title: 'Kiosk/Accessibility',
  component: Visit,
  parameters: displayParameters,
  args: {
    publication: wholePublication,
    now: new Date('2026-11-21T14:45:00+01:00'),
    language: 'en',
    onLanguageChange: () => {},
    fetchFrame: async () => null,
    location: { areaId: 'A12', floorId: ids.ground },
  },
  render: (args) => {
    const [language, setLanguage] = useState<LanguageCode>(args.language)
    return <Visit {...args} language={language} onLanguageChange={setLanguage} />
  },
  decorators: [onDisplay],
} satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

const touch = async (canvas: ReturnType<typeof within>, ...names: string[]) => {
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }))
}

/** Nothing of the page is wider than the display. */
async function expectToFit(canvasElement: HTMLElement) {
  const display = canvasElement.querySelector('[data-display]')
  await expect(display?.scrollWidth).toBe(display?.clientWidth)
}

/** The text at twice its size, on a page of a shop: everything wraps, nothing is cut off. */
export const LargerText: Story = {
  tags: ['picture'],
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

/** Every control is in the lower half of the display, also after scrolling. */
export const LowerScreen: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'Lower screen')
    await expect(canvas.getByRole('button', { name: 'Lower screen' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** White and yellow on black. */
export const HighContrast: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await touch(canvas, 'High contrast')
    await expect(canvas.getByRole('button', { name: 'High contrast' })).toHaveAttribute('aria-pressed', 'true')
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
