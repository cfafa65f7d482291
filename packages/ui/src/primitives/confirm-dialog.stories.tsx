import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog'

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { picture: { of: '[role="alertdialog"]' }, docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, kind: 'delete', onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The safe way out has the focus. */
export const AllStates: Story = {
  args: {
    action: 'Delete category',
    children: '“Home” has 14 shops. They stay, without this category. You can restore it from the trash for 30 days.',
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Delete?' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Delete category' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    screen.getByRole('button', { name: 'Cancel' }).focus()
  },
}

export const Cancelled: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** Asks for the name of the copy; an empty one is refused. Enter confirms. */
export const Copy: Story = {
  tags: ['picture'],
  args: { kind: 'copy', defaultName: 'Black week (copy)' },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Make a copy?' })).toBeVisible()
    const name = screen.getByRole('textbox', { name: 'Name of the copy' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled()
    await userEvent.type(name, 'White week{Enter}')
    await expect(args.onConfirm).toHaveBeenLastCalledWith('White week')
  },
}

/** What cannot be undone wants its name typed. */
export const TypedProceed: Story = {
  tags: ['picture'],
  args: { kind: 'proceed', typeToConfirm: 'Strandgallerian', children: 'The mall and all its content go.' },
  play: async ({ args }) => {
    const proceed = await screen.findByRole('button', { name: 'Proceed' })
    await expect(screen.getByRole('alertdialog', { name: 'Do you want to proceed with this action ?' })).toBeVisible()
    await expect(proceed).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox'), 'Strandgallerian')
    await userEvent.click(proceed)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
