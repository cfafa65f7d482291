import { plural } from '../../internal/plural'
import type { NotificationsLabels } from './en'

export const is: NotificationsLabels = {
  title: 'Tilkynningar',
  unread: (count) => `${count} ${plural('is', { one: 'ólesin', other: 'ólesnar' })(count)}`,
  unreadMark: 'Ólesin',
  readAll: 'Merkja allar sem lesnar',
  remove: (title) => `Fjarlægja: ${title}`,
  added: (title) => `Ný tilkynning: ${title}`,
  empty: 'Engar tilkynningar',
  emptyHint: 'Hér birtist það sem gerist á meðan þú vinnur.',
}
