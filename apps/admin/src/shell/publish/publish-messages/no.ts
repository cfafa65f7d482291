import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  publish: {
    name: 'Publiser',
    preview: { name: 'Forhåndsvis' },
    why: {
      publish: 'Gruppen din kan ikke endre noe som publiseres.',
      preview: 'Gruppen din kan ikke se noe som publiseres.',
    },
  },
} satisfies Messages<typeof en>
