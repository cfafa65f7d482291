import { plural } from '../../internal/plural'
import type { NotificationsLabels } from './en'

export const no: NotificationsLabels = {
  title: 'Varsler',
  unread: (count) => `${count} ${plural('nb', { one: 'ulest', other: 'uleste' })(count)}`,
  unreadMark: 'Ulest',
  readAll: 'Merk alle som lest',
  remove: (title) => `Fjern «${title}»`,
  added: (title) => `Nytt varsel: ${title}`,
  empty: 'Ingen varsler',
  emptyHint: 'Det som skjer mens du arbeider, vises her.',
}
