import type { Messages } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  printHours: {
    action: 'Skriv ut öppettider',
    title: ({ what }) => `${what}: öppettider`,
    asOf: ({ day }) => `Gäller den ${day}`,
    name: 'Namn',
    special: ({ day }) => `Avvikande dagar till och med ${day}`,
    asMall: 'Som köpcentrumet',
  },
} satisfies Messages<typeof en>
