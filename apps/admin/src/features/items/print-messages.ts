import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  printHours: {
    action: 'Print opening hours',
    title: ({ what }: { what: string }) => `${what}: opening hours`,
    asOf: ({ day }: { day: string }) => `As of ${day}`,
    name: 'Name',
    special: ({ day }: { day: string }) => `Special days until ${day}`,
    asMall: 'Same as the mall',
  },
}

const se = {
  printHours: {
    action: 'Skriv ut öppettider',
    title: ({ what }) => `${what}: öppettider`,
    asOf: ({ day }) => `Gäller den ${day}`,
    name: 'Namn',
    special: ({ day }) => `Avvikande dagar till och med ${day}`,
    asMall: 'Som köpcentrumet',
  },
} satisfies Messages<typeof en>

const no = {
  printHours: {
    action: 'Skriv ut åpningstider',
    title: ({ what }) => `${what}: åpningstider`,
    asOf: ({ day }) => `Per ${day}`,
    name: 'Navn',
    special: ({ day }) => `Avvikende dager til og med ${day}`,
    asMall: 'Som kjøpesenteret',
  },
} satisfies Messages<typeof en>

const is = {
  printHours: {
    action: 'Prenta opnunartíma',
    title: ({ what }) => `${what}: opnunartími`,
    asOf: ({ day }) => `Staðan ${day}`,
    name: 'Heiti',
    special: ({ day }) => `Sérstakir dagar til og með ${day}`,
    asMall: 'Eins og verslunarmiðstöðin',
  },
} satisfies Messages<typeof en>

export const printMessages = defineMessages({ en, se, no, is })
