import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { ConfirmDialog } from './confirm-dialog'

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    guide: {
      use: ['Before something that cannot be undone.'],
      avoid: ['It can be undone: do it, and offer Undo in a toast.', 'Several fields are needed. Use `Dialog`.'],
      keyboard: [
        ['Escape', 'Cancels.'],
        ['Tab', 'Between the buttons.'],
        ['Enter, Space', 'Press the focused button; Cancel has the first focus.'],
      ],
      accessibility: ['An alert dialog, named by its question.'],
      do: {
        text: 'Press it: asks before what cannot be undone, and names what is lost.',
        render: () => (
          <OpenedByButton label="Empty the trash" action="Delete 14 shops">
            14 shops are deleted for good.
          </OpenedByButton>
        ),
      },
      dont: {
        text: 'Press it: asks before what can be undone. Do it, and offer Undo in a toast.',
        render: () => (
          <OpenedByButton label="Hide shop" action="Yes">
            Are you sure?
          </OpenedByButton>
        ),
      },
    },
    picture: { of: '[role="alertdialog"]' },
    docs: {
      story: { inline: false, height: '420px' },
    },
  },
  args: { open: true, kind: 'delete', onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

/** The safe button has the focus. */
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

function OpenedByButton({ label, action, children }: { label: string; action?: string; children: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        kind="delete"
        {...(action ? { action } : {})}
        onConfirm={() => setOpen(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}

/** Alertdialog pattern: focus on the safe button, trapped, and returned. */
export const ByKeyboard: Story = {
  render: () => <OpenedByButton label="Delete shop">It stays in the trash for 30 days.</OpenedByButton>,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete shop' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete?' })
    await expect(dialog).toHaveAccessibleDescription('It stays in the trash for 30 days.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** A press outside does not close it. */
export const PressOutside: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    const scrim = document.querySelector('[data-slot=dialog-scrim]')
    if (!scrim) throw new Error('no scrim')
    await userEvent.click(scrim)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
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

/** Asks for the name of the copy; it is required. Enter confirms. */
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

/** Any other question, with the text of its button; red only with `danger`. */
export const OwnQuestion: Story = {
  tags: ['picture'],
  args: {
    kind: undefined,
    title: 'Sign out on all devices?',
    action: 'Sign out',
    children: 'You sign in again on each of them.',
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out on all devices?' })
    await expect(dialog).toHaveAccessibleDescription('You sign in again on each of them.')
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    screen.getByRole('button', { name: 'Cancel' }).focus()
  },
}

/** Irreversible actions require typing the name. */
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

/** Obstacles are listed, and the button is locked. */
export const Locked: Story = {
  args: {
    locked: true,
    children: 'It is in use.',
    details: (
      <ul>
        <li>
          <a href="#offers">Black week</a>
        </li>
      </ul>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete?' })
    await expect(dialog).toHaveAccessibleDescription('It is in use.')
    await expect(screen.getByRole('link', { name: 'Black week' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(cancel)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** Busy: the dialog stays open, and its button ignores presses. */
export const Busy: Story = {
  tags: ['picture'],
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
