import type { Messages } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  printHours: {
    action: 'Prenta opnunartíma',
    title: ({ what }) => `${what}: opnunartími`,
    asOf: ({ day }) => `Staðan ${day}`,
    name: 'Heiti',
    special: ({ day }) => `Sérstakir dagar til og með ${day}`,
    asMall: 'Eins og verslunarmiðstöðin',
  },
} satisfies Messages<typeof en>
