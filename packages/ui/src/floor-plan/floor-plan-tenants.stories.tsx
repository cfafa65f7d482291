import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type screen as page, screen, userEvent, waitFor, within } from 'storybook/test'
import { groundFloor, languages, mapped, thousandTenants } from './floor-plan.fixture'
import { FloorPlanEditor } from './floor-plan-editor'

/** Names of tenants on their areas. */
const meta = {
  title: 'Floor plan/FloorPlanEditor with tenants',
  component: FloorPlanEditor,
  tags: ['!autodocs'],
  args: {
    ...{ label: 'Ground floor', picture: groundFloor, languages, onValueChange: fn(), defaultValue: mapped },
    tenants: { 'A-101': 'Lilla Lo', 'A-102': 'Bageri Björk', 'A-999': 'Nobody' },
  },
} satisfies Meta<typeof FloorPlanEditor>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { getByRole: typeof page.getByRole; findByRole: typeof page.findByRole }

const plot = (canvas: Canvas) => canvas.getByRole('application')

/** An area is named after its tenant; its code is read, too. */
export const Named: Story = {
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('button', { name: 'A-101 Lilla Lo' })
    await expect(area).toHaveTextContent(/^Lilla Lo$/)
    await expect(canvas.getByRole('button', { name: 'R-1' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show A-102' })).toHaveAccessibleDescription('Bageri Björk')
    await userEvent.click(area)
    await expect(await screen.findByRole('textbox', { name: 'Area ID' })).toHaveValue('A-101')
  },
}

const names = (canvas: Canvas) => within(plot(canvas)).queryAllByRole('button', { name: /^U\d/ })

/** Labels of many areas stay in their areas, in full and in letters of at least 12 pixels. */
async function expectLegible(canvas: Canvas, expected: RegExp) {
  const shown = names(canvas).filter(({ textContent }) => textContent)
  await expect(shown.length).toBeGreaterThan(0)
  const boxes = shown.map((button) => button.getBoundingClientRect())
  for (const [index, button] of shown.entries()) {
    const box = boxes[index] as DOMRect
    const text = button.querySelector('span') as HTMLElement
    const { left, right, top, bottom } = text.getBoundingClientRect()
    await expect(parseFloat(getComputedStyle(text).fontSize)).toBeGreaterThanOrEqual(12)
    await expect(left).toBeGreaterThanOrEqual(box.left - 1)
    await expect(right).toBeLessThanOrEqual(box.right + 1)
    await expect(bottom - top).toBeLessThanOrEqual(box.height + 2)
    const next = boxes[index + 1]
    if (next && next.top === box.top) await expect(next.left).toBeGreaterThanOrEqual(box.right)
  }
  await expect(shown.some(({ textContent }) => expected.test(textContent ?? ''))).toBe(true)
}

/** Of a thousand areas, only what is legible is named: nothing at first, then codes, then tenants. Doors are marks. */
export const Thousand: Story = {
  tags: ['picture', 'width-390'],
  render: ({ defaultValue: _, tenants: __, ...args }) => {
    const { plan, tenants } = thousandTenants()
    return <FloorPlanEditor {...args} defaultValue={plan} tenants={tenants} />
  },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('button', { name: 'Show U1' })
    const marks = () => canvasElement.querySelector('[data-slot="floor-plan-door-marks"]')?.getAttribute('d') ?? ''
    await waitFor(() => expect(marks().match(/M/g)).toHaveLength(1000))
    await expect(names(canvas)).toHaveLength(0)
    plot(canvas).focus()
    await step('closer', async () => {
      await userEvent.keyboard('+++')
      await waitFor(() => expect(names(canvas).length).toBeGreaterThan(20))
      await expectLegible(canvas, /^U\d+$|^Lun$/)
    })
    await step('close', async () => {
      await userEvent.keyboard('++')
      await expectLegible(canvas, /^Bageri Björk$/)
    })
  },
}
