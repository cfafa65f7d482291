import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  copyField: {
    copy: ({ what }) => `Afrita: ${what}`,
    copied: 'Afritað á klemmuspjaldið',
    failed: 'Þetta var ekki afritað. Veldu textann og afritaðu handvirkt.',
  },
} satisfies Messages<typeof en>
