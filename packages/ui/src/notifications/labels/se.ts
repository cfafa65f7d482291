import { plural } from '../../internal/plural'
import type { NotificationsLabels } from './en'

export const se: NotificationsLabels = {
  title: 'Meddelanden',
  unread: (count) => `${count} ${plural('sv', { one: 'oläst', other: 'olästa' })(count)}`,
  unreadMark: 'Oläst',
  readAll: 'Markera alla som lästa',
  remove: (title) => `Ta bort ”${title}”`,
  added: (title) => `Nytt meddelande: ${title}`,
  empty: 'Inga meddelanden',
  emptyHint: 'Det som händer medan du arbetar visas här.',
}
