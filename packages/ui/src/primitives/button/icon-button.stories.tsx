import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from './icon-button'

const icon = (Icon: typeof Copy) => <Icon size={16} strokeWidth={1.5} />

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Edit', icon: icon(Pencil), onClick: fn() },
  parameters: {
    guide: {
      use: ['Well-known actions where room is short: edit, copy, close.'],
      avoid: ['Actions that need a word to be understood. Use `Button` with an icon.', 'The main action of a page.'],
      keyboard: [
        ['Enter, Space', 'Press the button.'],
        ['Tab', 'Focuses it and shows its name.'],
        ['Escape', 'Hides the tooltip.'],
      ],
      accessibility: [
        '`label` is its name and its tooltip. On touch screens it has no tooltip, so the icon must be known.',
      ],
      do: { text: 'An icon everyone knows.', render: () => <IconButton label="Edit" icon={<Pencil />} /> },
      dont: {
        text: 'The main action of a page, without its word.',
        render: () => <IconButton label="Invite a tenant" icon={<Pencil />} variant="primary" />,
      },
    },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** Its label is its accessible name. */
export const Named: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** The tooltip appears on keyboard focus, but not when a dialog returns the focus. */
export const Explained: Story = {
  play: async ({ canvas }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' })
    await userEvent.tab()
    await expect(edit).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <IconButton label="Edit" icon={icon(Pencil)} />
      <IconButton label="Hover" icon={icon(Pencil)} data-force="hover" />
      <IconButton label="Pressed" icon={icon(Pencil)} data-force="pressed" />
      <IconButton label="Focus" icon={icon(Pencil)} data-force="focus" />
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
