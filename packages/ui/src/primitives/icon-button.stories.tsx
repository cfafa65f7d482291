import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from './icon-button'

const icon = (Icon: typeof Copy) => <Icon size={16} strokeWidth={1.5} />

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Edit', icon: icon(Pencil), onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** Its label is its name, although nothing is written on it. */
export const Named: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <IconButton label="Edit" icon={icon(Pencil)} />
      <IconButton label="Preview" icon={icon(Eye)} variant="secondary" />
      <IconButton label="Copy" icon={icon(Copy)} size="small" />
      <IconButton label="Delete" icon={icon(Trash2)} size="large" />
      <IconButton label="Saving" icon={icon(Pencil)} busy />
      <IconButton label="Locked" icon={icon(Pencil)} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Locked' })).toBeDisabled()
  },
}
