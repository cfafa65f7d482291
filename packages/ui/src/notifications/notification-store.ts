export type NotificationMessage = {
  title: string
  text?: string
  /** When it happened. @default now */
  at?: Date
  /** A message with the id of another replaces it. @default a new one */
  id?: string
  /** @default false */
  read?: boolean
  /** Whether it is not announced, because a toast with the same message is. @default false */
  silent?: boolean
}

export type StoredNotification = NotificationMessage & { id: string; at: Date; read: boolean }

export type NotificationOptions = {
  /** The oldest go when there are more. @default 100 */
  limit?: number
  /** Those of before, such as from a server; they are not announced. */
  initial?: readonly NotificationMessage[]
  now?: () => Date
}

/** Store of what happened, newest first, each read or not; code outside React can add some, too. */
export function createNotifications({ limit = 100, initial = [], now = () => new Date() }: NotificationOptions = {}) {
  let lastId = 0
  const stored = (message: NotificationMessage): StoredNotification => {
    lastId += 1
    return { at: now(), read: false, ...message, id: message.id ?? `own-${lastId}` }
  }
  const inOrder = (list: readonly StoredNotification[]) =>
    list.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit)

  let notifications: readonly StoredNotification[] = inOrder(initial.map(stored))
  let added: StoredNotification | undefined
  const listeners = new Set<() => void>()
  const set = (next: readonly StoredNotification[]) => {
    notifications = next
    for (const listener of listeners) listener()
  }
  return {
    add(message: NotificationMessage) {
      const next = stored(message)
      const { id } = next
      if (!next.silent) added = next
      // before the others, so that of two at the same time the later one is first
      set(inOrder([next, ...notifications.filter((one) => one.id !== id)]))
      return id
    },
    read: (id: string) => set(notifications.map((one) => (one.id === id ? { ...one, read: true } : one))),
    readAll: () => set(notifications.map((one) => ({ ...one, read: true }))),
    remove: (id: string) => set(notifications.filter((one) => one.id !== id)),
    clear: () => set([]),
    get: () => notifications,
    /** The one that was added last, to announce it; silent ones are not. */
    latest: () => added,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Notifications = ReturnType<typeof createNotifications>
