import type { Messages } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  printHours: {
    action: 'Skriv ut åpningstider',
    title: ({ what }) => `${what}: åpningstider`,
    asOf: ({ day }) => `Per ${day}`,
    name: 'Navn',
    special: ({ day }) => `Avvikende dager til og med ${day}`,
    asMall: 'Som kjøpesenteret',
  },
} satisfies Messages<typeof en>
