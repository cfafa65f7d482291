import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  publish: {
    name: 'Birta',
    preview: { name: 'Forskoða' },
    why: {
      publish: 'Hópurinn þinn má ekki breyta neinu sem er birt.',
      preview: 'Hópurinn þinn má ekki sjá neitt sem er birt.',
    },
  },
} satisfies Messages<typeof en>
