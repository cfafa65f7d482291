export const en = {
  title: 'Notifications',
  unread: (count: number) => `${count} unread`,
  unreadMark: 'Unread',
  readAll: 'Mark all as read',
  remove: (title: string) => `Remove “${title}”`,
  added: (title: string) => `New notification: ${title}`,
  empty: 'No notifications',
  emptyHint: 'What happens while you work appears here.',
}

export type NotificationsLabels = typeof en
