import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FloorPlan } from './floor-plan'
import { groundFloor, languages, mapped } from './floor-plan.fixture'
import { FloorPlanEditor } from './floor-plan-editor'

/** Control points: points of the plan with their place on the ground. */
const meta = {
  title: 'Floor plan/FloorPlanEditor with control points',
  component: FloorPlanEditor,
  tags: ['!autodocs'],
  args: {
    ...{ label: 'Ground floor', picture: groundFloor, languages, onValueChange: fn(), defaultValue: mapped },
    residuals: [0.42],
  },
} satisfies Meta<typeof FloorPlanEditor>

export default meta
type Story = StoryObj<typeof meta>

const lastOf = (args: Story['args']): FloorPlan =>
  (args as { onValueChange: ReturnType<typeof fn> }).onValueChange.mock.lastCall?.[0]

/** Placed by keys, with its place on the ground and how far it is off; undone. */
export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add area' })).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add control point' }))
    await waitFor(() => expect(canvas.getByRole('application')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const fields = within(await screen.findByRole('dialog', { name: 'Control point 1' }))
    await expect(lastOf(args).map?.control).toEqual([{ at: { x: 0.505, y: 0.5 } }])
    await userEvent.type(fields.getByRole('textbox', { name: /Latitude/ }), '57.7112')
    await userEvent.type(fields.getByRole('textbox', { name: /Longitude/ }), '11.9662')
    await userEvent.click(fields.getByRole('button', { name: 'Done' }))
    const control = [{ at: { x: 0.505, y: 0.5 }, latitude: 57.7112, longitude: 11.9662 }]
    await expect(lastOf(args).map?.control).toEqual(control)
    await userEvent.keyboard('{Escape}')
    const row = canvas.getByRole('button', { name: 'Show Control point 1' })
    await expect(row).toHaveAccessibleDescription('Off by 0.42 m')
    canvas.getByRole('button', { name: 'Control point 1' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(lastOf(args).map).not.toHaveProperty('control')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(lastOf(args).map?.control).toEqual(control)
  },
}

/** A point without a place on the ground is a mistake until it has one. */
export const NoPlace: Story = {
  args: {
    defaultValue: {
      ...mapped,
      map: { walkways: [], obstacles: [], amenities: [], control: [{ at: { x: 0.2, y: 0.2 } }] },
    },
    residuals: undefined,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter its latitude and longitude.')).toBeVisible()
  },
}
