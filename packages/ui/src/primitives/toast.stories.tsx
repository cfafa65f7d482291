import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Toaster } from './toast'
import { createToasts, type ToastMessage } from './toast-store'

const onUndo = fn()
const kinds: ToastMessage[] = [
  {
    kind: 'success',
    title: 'Deleted',
    text: 'Rask Sko is in the trash for 30 days.',
    action: { label: 'Undo', onSelect: onUndo },
  },
  { kind: 'error', title: 'Error', text: 'The logo was not saved. Check your connection and try again.' },
  {
    kind: 'info',
    title: 'Copied',
    text: 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.',
  },
  { kind: 'warn', title: 'Warning', text: 'K8 is offline. It will update when it is back.' },
]

function Shown({ messages, timeout }: { messages: ToastMessage[]; timeout: number }) {
  const [toasts] = useState(() => {
    const store = createToasts()
    for (const message of messages) store.show({ ...message, timeout })
    return store
  })
  return <Toaster toasts={toasts} />
}

function Later() {
  const [toasts] = useState(createToasts)
  return (
    <>
      <Button onClick={() => toasts.show({ kind: 'warn', title: 'Warning', timeout: 400 })}>Show another</Button>
      <Toaster toasts={toasts} labels={{ notifications: 'More' }} style={{ left: 0, right: 'auto' }} />
    </>
  )
}

const meta = {
  title: 'Primitives/Toast',
  component: Shown,
  args: { messages: kinds, timeout: 600_000 },
  parameters: { picture: { of: '[data-slot="toaster"]' }, docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  play: async () => {
    for (const { title } of kinds) await expect(await screen.findByText(title)).toBeVisible()
  },
}

export const Undo: Story = {
  args: { messages: kinds.slice(0, 1) },
  play: async () => {
    onUndo.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
  },
}

/** Stays while the pointer rests on it, or the focus: another one, shown later and for longer, is gone before. */
export const Held: Story = {
  args: { messages: kinds.slice(0, 1), timeout: 200 },
  render: (args) => (
    <>
      <Shown {...args} />
      <Later />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(await screen.findByText('Deleted'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show another' }))
    await expect(await screen.findByText('Warning')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Warning')).toBeNull(), { timeout: 3000 })
    await expect(screen.getByText('Deleted')).toBeVisible()
    await userEvent.unhover(screen.getByText('Deleted'))
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull(), { timeout: 3000 })
  },
}

/** Leaves by itself. */
export const LeavesByItself: Story = {
  args: { messages: kinds.slice(3), timeout: 300 },
  play: async () => {
    await expect(await screen.findByText('Warning')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Warning')).toBeNull(), { timeout: 3000 })
  },
}
