import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { byTouch, phone, within } from '../conformance/touch'
import { PermissionMatrix } from './permission-matrix'
import { groups } from './permission-matrix.fixture'

/** Permissions on a phone, by touch. */
const meta = {
  title: 'Permissions/By touch',
  component: PermissionMatrix,
  tags: ['!autodocs'],
  args: { label: 'Access', groups, defaultValue: [], onValueChange: fn() },
} satisfies Meta<typeof PermissionMatrix>

export default meta
type Story = StoryObj<typeof meta>

export const TouchGivesRights: Story = {
  play: byTouch(async (touch, { canvas, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await touch.tap(box('Events Write'))
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([{ area: 'Event', read: true, write: true }]),
    )
    await touch.tap(box('Parking Read'))
    await waitFor(() => expect(box('Parking Read')).toBeChecked())
    await expect(box('Parking Write')).not.toBeChecked()
    await touch.tap(box('All of Users Both'))
    await waitFor(() => expect(box('User groups Write')).toBeChecked())
    const before = window.scrollY
    await touch.drag(within(box('Offers Read'), 0.5), { x: 195, y: 40 })
    await waitFor(() => expect(window.scrollY).not.toBe(before))
    await expect(box('Offers Read')).not.toBeChecked()
    await touch.tap(canvas.getByRole('button', { name: 'Undo: Events' }))
    await waitFor(() => expect(box('Events Read')).not.toBeChecked())
  }, phone),
}
