import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  boundary: {
    title: 'Sidan kunde inte laddas',
    text: 'Kontrollera anslutningen och försök igen.',
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>
