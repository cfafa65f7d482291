import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
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

const meta = {
  title: 'Primitives/Toast',
  component: Shown,
  args: { messages: kinds, timeout: 600_000 },
  parameters: { picture: { of: '[data-slot="toaster"]' } },
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

/** Leaves by itself, but not while the pointer rests on it. */
export const LeavesByItself: Story = {
  args: { messages: kinds.slice(3), timeout: 300 },
  play: async () => {
    await expect(await screen.findByText('Warning')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Warning')).toBeNull(), { timeout: 3000 })
  },
}
