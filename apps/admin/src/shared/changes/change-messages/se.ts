import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  changes: {
    resource: {
      Publication: 'Publicering',
      other: 'Post',
    },
  },
} satisfies Messages<typeof en>
