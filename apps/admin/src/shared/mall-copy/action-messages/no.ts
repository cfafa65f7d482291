import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  copyToMall: {
    action: 'Kopier til et annet kjøpesenter …',
    bulk: 'Kopier til et annet kjøpesenter',
  },
} satisfies Messages<typeof en>
