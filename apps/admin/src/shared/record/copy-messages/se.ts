import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  copyField: {
    copy: ({ what }) => `Kopiera ${what}`,
    copied: 'Kopierat till urklipp',
    failed: 'Det kunde inte kopieras. Markera texten och kopiera själv.',
  },
} satisfies Messages<typeof en>
