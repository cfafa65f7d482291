import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { DrawFloor } from './1-draw'
import { Way } from './3-way'
import { MallScreen } from './4-screen'
import { firstFloor, size, someMall } from './mall'

/** The examples of "Draw a mall and add directions". */
const meta = { title: 'Examples/Mall', tags: ['!autodocs', '!dev'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const steps = (canvas: Canvas) => canvas.getByRole('list', { name: 'Steps' })
const ready = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Add area' })).not.toHaveAttribute('aria-disabled'))

/** Presses points of the plan, in metres. */
async function press(canvas: Canvas, ...points: [x: number, y: number][]) {
  const plan = canvas.getByRole('application')
  for (const [x, y] of points) {
    const { left, top, width, height } = (plan.querySelector('img') as HTMLImageElement).getBoundingClientRect()
    const [across, down] = [x / size.width, y / size.height]
    const at = { clientX: left + width * across, clientY: top + height * down, pointerId: 1, button: 0 }
    await fireEvent.pointerDown(plan, at)
    await fireEvent.pointerUp(plan, at)
    await fireEvent.click(plan, at)
  }
}

export const Draw: Story = {
  render: function Render() {
    const [floor, setFloor] = useState(firstFloor)
    return <DrawFloor floor={floor} onChange={(drawing) => setFloor({ ...floor, drawing })} />
  },
}

export const FindWay: Story = { render: () => <Way mall={someMall} /> }

/** Stairs are faster, the lift is step-free. */
export const WaysFound: Story = {
  ...FindWay,
  play: async ({ canvas }) => {
    await expect(steps(canvas)).toHaveTextContent('Take the stairs up to level 2.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Step-free' }))
    await expect(steps(canvas)).toHaveTextContent('Take the lift up to level 2.')
    await expect(canvas.getByRole('img', { name: 'Way on Level 1' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Way on Level 2' })).toBeVisible()
    for (const [language, sentence] of [
      ['Svenska', 'Ta hissen upp till plan 2.'],
      ['Norsk', 'Ta heisen opp til plan 2.'],
      ['Íslenska', 'Taktu lyftuna upp á 2. hæð.'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: language }))
      await expect(steps(canvas)).toHaveTextContent(sentence)
    }
    await userEvent.selectOptions(canvas.getByLabelText('From'), 'Kiosk on Level 2')
    await userEvent.selectOptions(canvas.getByLabelText('To'), 'Havn')
    await expect(steps(canvas)).toHaveTextContent('Havn')
    await expect(steps(canvas)).not.toHaveTextContent('lyftuna')
  },
}

export const Screen: Story = { render: () => <MallScreen /> }

/** Ways follow what is drawn. */
export const Drawn: Story = {
  ...Screen,
  play: async ({ canvas, step }) => {
    await ready(canvas)
    await step('without stairs the lift is taken', async () => {
      await expect(steps(canvas)).toHaveTextContent('Take the stairs')
      await userEvent.click(canvas.getByRole('button', { name: 'Remove 2 Stairs' }))
      await expect(steps(canvas)).toHaveTextContent('Take the lift')
      await userEvent.click(canvas.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
      await expect(steps(canvas)).toHaveTextContent('Take the stairs')
    })
    await step('a new area', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add area' }))
      await press(canvas, [75, 35], [90, 35], [90, 45], [75, 45])
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
      const area = within(await screen.findByRole('dialog'))
      await userEvent.type(area.getByRole('textbox', { name: 'Area ID' }), 'A4{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.selectOptions(canvas.getByLabelText('To'), 'A4')
      await expect(canvas.getByText('No way: noDoor')).toBeVisible()
    })
    await step('with a walkway to its door', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add door' }))
      await press(canvas, [82, 35])
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(canvas.getByRole('button', { name: 'Add walkway line' }))
      await press(canvas, [82, 28], [82, 34])
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }))
      await expect(await canvas.findByRole('list', { name: 'Steps' })).toHaveTextContent('A4')
    })
  },
}
