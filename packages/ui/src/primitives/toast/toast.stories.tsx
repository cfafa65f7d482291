import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import * as Dialog from '../dialog/dialog.parts'
import { OverlayFrame } from '../dialog/overlay-frame.fixture'
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.parts'
import { Toaster } from './toast'
import { toastPromise } from './toast-promise'
import { createToasts, type ToastMessage } from './toast-store'

const onUndo = fn()
const deleted: ToastMessage = {
  kind: 'success',
  title: 'Deleted',
  text: 'Rask Sko is in the trash for 30 days.',
  action: { label: 'Undo', onSelect: onUndo },
}
const kinds: ToastMessage[] = [
  deleted,
  { kind: 'error', title: 'Error', text: 'Couldn’t save the logo. Check your connection and try again.' },
  {
    kind: 'info',
    title: 'Copied',
    text: 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.',
  },
  { kind: 'warn', title: 'Warning', text: 'K8 is offline. It will update when it is back.' },
  { kind: 'loading', title: 'Sending to 8 stations' },
]

function Shown({ messages, timeout }: { messages: ToastMessage[]; timeout: number }) {
  const [toasts] = useState(() => {
    const store = createToasts()
    for (const message of messages) store.show({ ...message, timeout })
    return store
  })
  return <Toaster toasts={toasts} />
}

const onOtherGone = fn()

/** Two lists of messages. The button gives the first message a shorter time-out than the second. */
function TwoToasters() {
  const [{ held, id, others }] = useState(() => {
    const store = createToasts()
    return { held: store, id: store.show({ ...deleted, timeout: 600_000 }), others: createToasts() }
  })
  useEffect(
    () =>
      others.subscribe(() => {
        if (others.get().length === 0) onOtherGone()
      }),
    [others],
  )
  const end = () => {
    held.update(id, { ...deleted, timeout: 200 })
    others.show({ kind: 'warn', title: 'Warning', timeout: 400 })
  }
  return (
    <>
      <Toaster toasts={held} />
      <Button onClick={end}>Show another</Button>
      <Toaster toasts={others} labels={{ notifications: 'More' }} style={{ left: 0, right: 'auto' }} />
    </>
  )
}

const meta = {
  title: 'Primitives/Toast',
  component: Shown,
  args: { messages: kinds, timeout: 600_000 },
  // the part itself, for its props; stories render it with a store
  subcomponents: { Toaster },
  parameters: {
    guide: {
      use: ['The result of an action, with Undo where it can be undone.'],
      avoid: [
        'Errors of a field or form: show them there.',
        'What has to be read later. Use `NotificationsButton`.',
        'Questions. Use `ConfirmDialog`.',
      ],
      keyboard: [
        ['F8', 'Moves the focus to the messages.'],
        ['Tab', 'Through them, the newest first.'],
        ['Escape', 'Closes the focused message.'],
      ],
      accessibility: [
        'A live region: errors are announced at once, others when the reader pauses. Hover and focus hold a message.',
      ],
      parts: { Toaster },
      do: {
        text: 'What was done, with a way back.',
        render: () => (
          <OverlayFrame height={160}>
            <Shown
              messages={[
                {
                  kind: 'success',
                  title: 'Deleted',
                  text: 'Rask Sko is in the trash.',
                  action: { label: 'Undo', onSelect: onUndo },
                },
              ]}
              timeout={600_000}
            />
          </OverlayFrame>
        ),
      },
      dont: {
        text: 'A fault of a field, far away from it and soon gone.',
        render: () => (
          <OverlayFrame height={160}>
            <Shown messages={[{ kind: 'error', title: 'Error', text: 'The name is missing.' }]} timeout={600_000} />
          </OverlayFrame>
        ),
      },
    },
    picture: { of: '[data-slot="toaster"]' },
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'A word after something was done, which leaves by itself after 3000 ms. `createToasts()` holds the messages, so that code outside React can show one; one `Toaster` on the page draws them. `toastPromise` shows one message that follows a promise. ARIA patterns: a named **region** with **live regions**: an error is said at once (assertive), the rest when there is a pause (polite). Time stands still while the pointer or the focus is on a message and while the window is away. F8 brings the focus to the messages, Tab goes through them, Enter or Space takes the action, such as Undo, Escape puts the message away.',
      },
    },
  },
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

/** Stays while hovered; a later and longer message disappears earlier. */
export const Held: Story = {
  render: () => <TwoToasters />,
  play: async ({ canvas }) => {
    onOtherGone.mockClear()
    await userEvent.hover(await screen.findByText('Deleted'))
    canvas.getByRole('button', { name: 'Show another' }).click()
    await waitFor(() => expect(onOtherGone).toHaveBeenCalledOnce())
    await expect(screen.getByText('Deleted')).toBeVisible()
    await userEvent.unhover(screen.getByText('Deleted'))
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
  },
}

/** Focus pauses the timer, too. */
export const PausedByFocus: Story = {
  render: () => <TwoToasters />,
  play: async ({ canvas }) => {
    const undo = await screen.findByRole('button', { name: 'Undo' })
    onOtherGone.mockClear()
    undo.focus()
    canvas.getByRole('button', { name: 'Show another' }).click()
    await waitFor(() => expect(onOtherGone).toHaveBeenCalledOnce())
    await expect(undo).toHaveFocus()
    undo.blur()
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
  },
}

/** F8 focuses the region, Tab moves through messages and buttons; the action, or Escape, dismisses. */
export const ByKeyboard: Story = {
  args: { messages: kinds.slice(0, 2) },
  play: async () => {
    onUndo.mockClear()
    await screen.findByText('Deleted')
    await userEvent.keyboard('[F8]')
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    const list = within(region).getByRole('list')
    await expect(list).toHaveFocus()
    await userEvent.tab()
    const [failed, removed] = within(list).getAllByRole('listitem')
    await expect(failed).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Error')).toBeNull())
    await expect(list).toContainElement(document.activeElement as HTMLElement)
    removed?.focus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
  },
}

const announced = (politeness: string, text: string) =>
  waitFor(() => {
    const regions = [...document.querySelectorAll(`[aria-live="${politeness}"]`)]
    expect(regions.map((region) => region.textContent)).toContain(text)
  })

/** Errors are announced immediately, others politely; what was announced is not there twice to read. */
export const Announced: Story = {
  args: { messages: kinds.slice(0, 2) },
  play: async () => {
    await announced('polite', 'Deleted: Rask Sko is in the trash for 30 days. Undo')
    await announced('assertive', 'Error: Couldn’t save the logo. Check your connection and try again.')
    await waitFor(() => expect(screen.getAllByText(/Couldn’t save the logo/)).toHaveLength(1))
  },
}

/** Disappears after its time-out. */
export const LeavesByItself: Story = {
  render: () => <TwoToasters />,
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Deleted')).toBeVisible()
    canvas.getByRole('button', { name: 'Show another' }).click()
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull())
  },
}

/** Moves beside controls, also when a dialog opens or the page scrolls. */
export const BesideControls: Story = {
  args: { messages: kinds.slice(0, 1) },
  render: (args) => (
    <div style={{ height: '200vh' }}>
      <div style={{ position: 'fixed', insetInlineEnd: 0, bottom: 0 }}>
        <Button style={{ width: 400, height: 60 }}>Publish</Button>
      </div>
      <Button style={{ position: 'absolute', insetInlineEnd: 0, top: '120vh', width: 400, height: 60 }}>
        Further down
      </Button>
      <Shown {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const toast = (await screen.findByText('Deleted')).closest('[data-slot="toast"]') as HTMLElement
    const apart = (name: string) => {
      const one = toast.getBoundingClientRect()
      const other = canvas.getByRole('button', { name }).getBoundingClientRect()
      return one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right
    }
    await waitFor(() => expect(apart('Publish')).toBe(true))
    canvas.getByRole('button', { name: 'Further down' }).scrollIntoView({ block: 'end' })
    await waitFor(() => expect([apart('Publish'), apart('Further down')]).toEqual([true, true]))
    scrollTo(0, 0)
  },
}

/** Remains usable when a dialog opens or closes, without closing the dialog. */
export const BesideADialog: Story = {
  args: { messages: kinds.slice(0, 1) },
  render: (args) => (
    <>
      <Shown {...args} />
      <Dialog.Root>
        <Dialog.Trigger>Edit</Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>Rask Sko</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
    </>
  ),
  play: async ({ canvas }) => {
    onUndo.mockClear()
    await screen.findByText('Deleted')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }))
    await screen.findByRole('dialog', { name: 'Rask Sko' })
    await userEvent.click(screen.getByText('Undo'))
    await expect(onUndo).toHaveBeenCalledOnce()
    await expect(screen.getByRole('dialog', { name: 'Rask Sko' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A message that comes while a menu is open leaves Escape to the menu. */
export const BesideAMenu: Story = {
  render: () => <Menu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Active' }))
    await screen.findByText('Deleted')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.getByText('Deleted')).toBeVisible()
  },
}

function Menu() {
  const [toasts] = useState(createToasts)
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>Filter</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.CheckboxItem
            checked={false}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={() => toasts.show({ ...deleted, timeout: 600_000 })}
          >
            Active
          </DropdownMenu.CheckboxItem>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Toaster toasts={toasts} />
    </>
  )
}

function Saving() {
  const [toasts] = useState(createToasts)
  const [saving, setSaving] = useState(() => Promise.withResolvers<string>())
  function save() {
    const next = Promise.withResolvers<string>()
    setSaving(next)
    toastPromise(toasts, next.promise, {
      loading: { title: 'Saving' },
      success: (name) => ({ title: 'Created', text: name }),
      error: { title: 'Error', text: 'Check your connection and try again.' },
    })
  }
  return (
    <>
      <Button onClick={save}>Save</Button> <Button onClick={() => saving.resolve('Rask Sko')}>Answer</Button>{' '}
      <Button onClick={() => saving.reject(new Error('offline'))}>Fail</Button>
      <Toaster toasts={toasts} />
    </>
  )
}

/** One message follows a promise in place, keeps the focus, and is announced again. */
export const OfAPromise: Story = {
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Save')
    const message = (await screen.findByText('Saving')).closest('li')
    screen.getByRole('button', { name: 'Close' }).focus()
    canvas.getByRole('button', { name: 'Answer' }).click()
    await waitFor(() => expect(message).toHaveTextContent('Created'))
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await announced('polite', 'Created: Rask Sko')
    // held by the focus until here; now its time begins
    screen.getByRole('button', { name: 'Close' }).blur()
    await waitFor(() => expect(message).not.toBeInTheDocument())
    await press('Save')
    await screen.findByText('Saving')
    await press('Fail')
    await announced('assertive', 'Error: Check your connection and try again.')
    await expect(screen.queryByText('Saving')).toBeNull()
  },
}
