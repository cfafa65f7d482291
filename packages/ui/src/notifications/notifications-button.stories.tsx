import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../primitives/button/button'
import { Toaster } from '../primitives/toast/toast'
import { createToasts } from '../primitives/toast/toast-store'
import { createNotifications, type NotificationMessage } from './notification-store'
import { NotificationsButton } from './notifications-button'

const at = (time: string) => new Date(`2026-11-${time}:00+01:00`)

const messages: NotificationMessage[] = [
  { id: 'K8', title: 'K8 is offline', text: 'No answer since 14:28. It updates when it is back.', at: at('21T14:30') },
  { id: '215', title: 'No. 215 is on all kiosks', at: at('21T13:02') },
  { id: 'import', title: '48 shops imported', text: 'Two rows were left out.', at: at('20T16:42'), read: true },
  { id: 'trash', title: 'The trash was emptied', at: at('09T03:00'), read: true },
]

type WithMessagesProps = Omit<ComponentProps<typeof NotificationsButton>, 'notifications'> & {
  initial: NotificationMessage[]
}

function WithMessages({ initial, ...rest }: WithMessagesProps) {
  const [notifications] = useState(() => createNotifications({ initial }))
  return (
    <div style={{ display: 'flex', gap: 8, justifyContent: 'end', maxWidth: 480 }}>
      <Button onClick={() => notifications.add({ title: 'K7 is back', at: at('21T14:40') })}>Receive one</Button>
      <NotificationsButton notifications={notifications} {...rest} />
    </div>
  )
}

function OwnBell({ initial }: { initial: NotificationMessage[] }) {
  const [notifications] = useState(() => createNotifications({ initial }))
  return <NotificationsButton notifications={notifications} />
}

const meta = {
  title: 'Notifications/NotificationsButton',
  component: WithMessages,
  subcomponents: { NotificationsButton },
  args: { initial: messages },
  parameters: {
    guide: {
      use: ['What happened while the user was away, to read later.'],
      avoid: ['The result of the user’s own action. Use `Toaster`.', 'A problem of this page. Use `Note`.'],
      keyboard: [
        ['Enter, Space', 'Open the list.'],
        ['Tab', 'Through messages and buttons.'],
        ['Escape', 'Closes it; the focus returns.'],
      ],
      accessibility: ['The button’s name has the number of unread messages; new ones are announced.'],
      parts: { NotificationsButton },
      do: { text: 'Press it: what happened while nobody looked.', render: () => <OwnBell initial={messages} /> },
      dont: {
        text: 'Press it: what one has just done oneself. A toast is enough.',
        render: () => <OwnBell initial={[{ id: 'saved', title: 'Shop saved', at: at('21T14:44') }]} />,
      },
    },
    picture: { of: '[role="dialog"]' },
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'What happened while one was away, to be read later; what one has done oneself is a toast. `createNotifications()` holds the messages, newest first and at most 100, so that code outside React can add one; `useNotifications` (`/headless`) reads it for a list of your own. ARIA patterns: a button with the number of unread ones in its name opens a **dialog (not modal)** with a named list for each day; a **live region** says new ones politely; with `silent` it does not, for what a toast says, too. A press reads a message and, with `onSelect` or `link`, goes to its subject.',
      },
    },
  },
} satisfies Meta<typeof WithMessages>

export default meta
type Story = StoryObj<typeof meta>

const bell = (name: string) => screen.findByRole('button', { name, hidden: true })

/** By day; reading one or all lowers the number. */
export const AllStates: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await bell('Notifications, 2 unread')
    await expect(dialog.getByRole('region', { name: 'Today' })).toHaveTextContent('K8 is offline')
    await expect(dialog.getByRole('region', { name: 'Yesterday' })).toHaveTextContent('48 shops imported')
    await expect(dialog.getByRole('button', { name: /^Unread: K8 is offline/ })).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Mark all as read' })).toHaveFocus())
  },
}

/** Enter reads, Escape closes and returns the focus. */
export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(await bell('Notifications, 2 unread')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const all = await screen.findByRole('button', { name: 'Mark all as read' })
    await waitFor(() => expect(all).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await bell('Notifications, 1 unread')
    await expect(screen.getByRole('button', { name: /^K8 is offline/ })).toHaveFocus()
    all.focus()
    await userEvent.keyboard('{Enter}')
    await bell('Notifications')
    await expect(all).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await bell('Notifications')).toHaveFocus())
  },
}

/** A press calls back and closes; a removed one leaves the focus at its neighbour. */
export const SelectAndRemove: Story = {
  args: { defaultOpen: true, onSelect: fn() },
  play: async ({ args }) => {
    const remove = (title: string) => screen.getByRole('button', { name: `Remove “${title}”` })
    await screen.findByRole('dialog')
    await userEvent.click(remove('K8 is offline'))
    await expect(screen.queryByText('K8 is offline')).toBeNull()
    await expect(remove('No. 215 is on all kiosks')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: /^48 shops imported/ }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'import' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Messages can be links. */
export const Links: Story = {
  args: {
    defaultOpen: true,
    link: ({ id }) => (
      <a href={`#${id}`} onClick={(event) => event.preventDefault()}>
        {id}
      </a>
    ),
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: /K8 is offline/ })
    await expect(link).toHaveAttribute('href', '#K8')
    await userEvent.click(link)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await bell('Notifications, 1 unread')
  },
}

/** A new one raises the number and is said politely. */
export const Received: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive one' }))
    await bell('Notifications, 3 unread')
    const said = canvas.getByText('New notification: K7 is back')
    await expect(said.closest('[aria-live="polite"]')).not.toBeNull()
  },
}

const toasts = createToasts()

/** What a toast shows, too, is said once: by the toast. */
export const ShownInAToastToo: Story = {
  render: function ShownInAToastToo() {
    const [notifications] = useState(() => createNotifications({ initial: messages }))
    function receive() {
      toasts.show({ kind: 'info', title: 'K7 is back', timeout: Number.POSITIVE_INFINITY })
      notifications.add({ title: 'K7 is back', at: at('21T14:40'), silent: true })
    }
    return (
      <>
        <Button onClick={receive}>Receive one</Button>
        <NotificationsButton notifications={notifications} />
        <Toaster toasts={toasts} />
      </>
    )
  },
  play: async ({ canvas }) => {
    toasts.clear()
    const said = () => [...document.querySelectorAll('[aria-live]')].filter((one) => one.textContent?.includes('K7'))
    await userEvent.click(canvas.getByRole('button', { name: 'Receive one' }))
    await bell('Notifications, 3 unread')
    await waitFor(() => expect(said()).toHaveLength(1))
    await expect(screen.queryByText('New notification: K7 is back')).toBeNull()
    toasts.clear()
  },
}

/** Nothing yet: no number, and a word about what will be here. */
export const Empty: Story = {
  tags: ['picture'],
  args: { initial: [], defaultOpen: true },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await expect(dialog.getByText('No notifications')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The bell itself: with a number, many, and none. */
export const Bell: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[data-slot="bells"]' } },
  render: () => (
    <div data-slot="bells" style={{ display: 'flex', gap: 16, padding: 8, width: 160 }}>
      <NotificationsButton notifications={createNotifications({ initial: messages })} />
      <NotificationsButton
        notifications={createNotifications({
          limit: 200,
          initial: Array.from({ length: 120 }, () => ({ title: 'K8' })),
        })}
      />
      <NotificationsButton notifications={createNotifications()} />
    </div>
  ),
  play: async () => {
    await bell('Notifications, 120 unread')
    await expect(screen.getByText('120')).toBeVisible()
  },
}
