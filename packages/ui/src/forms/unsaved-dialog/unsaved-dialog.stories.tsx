import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { TextField } from '../../fields/text-field/text-field'
import { Button } from '../../primitives/button/button'
import * as SideSheet from '../../primitives/side-sheet/side-sheet.parts'
import * as ContentForm from '../content-form/content-form.parts'
import { useContentForm } from '../content-form/use-content-form'
import { UnsavedDialog } from './unsaved-dialog'
import { useUnsavedGuard } from './use-unsaved-guard'

function Leaving({ always = false }: { always?: boolean }) {
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('Autumn sale')
  const close = () => setOpen(false)
  return (
    <div>
      <TextField label="Name" value={name} onValueChange={setName} />
      <Button onClick={() => setOpen(always || name !== 'Autumn sale')}>Leave</Button>
      <UnsavedDialog open={open} onKeepEditing={close} onDiscard={close} />
    </div>
  )
}

const meta = {
  title: 'Forms/UnsavedDialog',
  component: UnsavedDialog,
  args: { open: true, onKeepEditing: fn(), onDiscard: fn() },
  parameters: {
    guide: {
      use: ['Before leaving a form with changes: `useUnsavedGuard(form)` asks only then.'],
      avoid: [
        'The form keeps a draft that is offered next time and leaving loses nothing.',
        'Other questions. Use `ConfirmDialog`.',
      ],
      keyboard: [
        ['Escape', 'Keeps editing.'],
        ['Tab', 'Between the buttons.'],
        ['Enter, Space', 'Press the focused button.'],
      ],
      accessibility: ['An alert dialog. The focus is on “Keep editing”, and returns to the form.'],
      do: { text: 'Change the name and press it: asks because something would be lost.', render: () => <Leaving /> },
      dont: {
        text: 'Press it: asks although nothing was changed. Use useUnsavedGuard.',
        render: () => <Leaving always />,
      },
    },
    picture: { of: '[role="alertdialog"]' },
  },
} satisfies Meta<typeof UnsavedDialog>

export default meta
type Story = StoryObj<typeof meta>

/** Staying is the safe option: it has the focus, and Escape selects it. */
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

/** After staying, the focus returns to the edited field. */
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

const anything = { '~standard': { version: 1 as const, vendor: 'story', validate: (value: unknown) => ({ value }) } }

function Sheet({ onClosed }: { onClosed: () => void }) {
  const form = useContentForm({
    initial: { name: 'Umbrella' },
    schema: anything,
    onSubmit: async (saved) => ({ saved }),
  })
  const guard = useUnsavedGuard(form)
  return (
    <>
      <SideSheet.Content aria-describedby={undefined}>
        <SideSheet.Header>
          <SideSheet.Title>Lost item</SideSheet.Title>
        </SideSheet.Header>
        <SideSheet.Body>
          <ContentForm.Root form={form}>
            <ContentForm.Field name="name" label="Name">
              {(field) => <TextField {...field} />}
            </ContentForm.Field>
          </ContentForm.Root>
        </SideSheet.Body>
        <SideSheet.Footer>
          <Button onClick={() => guard.leave(onClosed)}>Cancel</Button>
        </SideSheet.Footer>
      </SideSheet.Content>
      <UnsavedDialog {...guard.dialog} />
    </>
  )
}

/** With `useUnsavedGuard`, the sheet closes immediately without changes, otherwise after discarding them. */
export const Guard: Story = {
  render: () => {
    const [open, setOpen] = useState(true)
    return (
      <SideSheet.Root open={open}>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Sheet key={String(open)} onClosed={() => setOpen(false)} />
      </SideSheet.Root>
    )
  },
  play: async ({ canvas }) => {
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Lost item' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await closed()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ', black')
    const closing = new Event('beforeunload', { cancelable: true })
    dispatchEvent(closing)
    await expect(closing.defaultPrevented).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(name).toHaveValue('Umbrella, black')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await closed()
  },
}
