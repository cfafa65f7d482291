import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  copyToMall: {
    action: 'Kopiera till ett annat köpcentrum …',
    bulk: 'Kopiera till ett annat köpcentrum',
  },
} satisfies Messages<typeof en>
