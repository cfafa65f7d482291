import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  changes: {
    resource: {
      Publication: 'Publisering',
      other: 'Oppføring',
    },
  },
} satisfies Messages<typeof en>
