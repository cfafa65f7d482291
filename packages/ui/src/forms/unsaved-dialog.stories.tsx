import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { UnsavedDialog } from './unsaved-dialog'

const meta = {
  title: 'Forms/UnsavedDialog',
  component: UnsavedDialog,
  args: { open: true, onKeepEditing: fn(), onDiscard: fn() },
  parameters: { picture: { of: '[role="alertdialog"]' } },
} satisfies Meta<typeof UnsavedDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Staying is the safe way: it has the focus, and Escape takes it. */
export const AllStates: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onKeepEditing).toHaveBeenCalledOnce()
    await expect(args.onDiscard).not.toHaveBeenCalled()
  },
}

export const Discarded: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}

/** Whoever stays is where they were: in the field they were writing in. */
export const FocusBack: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <input
          data-slot="story-input"
          aria-label="Name"
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(true)
          }}
        />
        <UnsavedDialog {...args} open={open} onKeepEditing={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.click(name)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(name).toHaveFocus())
  },
}
