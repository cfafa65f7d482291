import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  changes: {
    resource: {
      Publication: 'Birting',
      other: 'Færsla',
    },
  },
} satisfies Messages<typeof en>
