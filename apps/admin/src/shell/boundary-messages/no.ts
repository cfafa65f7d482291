import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  boundary: {
    title: 'Siden kunne ikke lastes inn',
    text: 'Kontroller tilkoblingen, og prøv igjen.',
    retry: 'Prøv igjen',
  },
} satisfies Messages<typeof en>
