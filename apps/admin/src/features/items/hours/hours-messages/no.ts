import type { Messages } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  bulkHours: {
    action: 'Åpningstider',
    title: ({ what }) => `Åpningstider for ${what}`,
    kind: 'Det som endres',
    kinds: {
      special: 'Avvikende dager',
      specialHint: 'Disse dagene får andre tider. Alt annet er som før.',
      week: 'Uken',
      weekHint: 'Avvikende dager er som før.',
      asMall: 'Som kjøpesenteret',
      asMallHint: 'Egne tider og egne avvikende dager fjernes.',
      follow: 'Følg kjøpesenterets avvikende dager',
      followHint: 'De avvikende dagene på informasjonssiden gjelder også. Egne avvikende dager går foran.',
      ignore: 'Ikke følg kjøpesenterets avvikende dager',
      ignoreHint: 'Bare egne avvikende dager gjelder.',
    },
    list: 'Før og etter',
    ownDays: 'Egne avvikende dager',
    mallDays: 'Egne avvikende dager og kjøpesenterets',
    all: 'Alle',
    becomes: 'blir',
    same: 'Endres ikke',
    mallUnknown: 'Åpent som kjøpesenteret. Du kan ikke se kjøpesenterets tider, så her endres ingenting.',
    becomesOwn: ({ count }) =>
      `Har i dag åpent som kjøpesenteret: ${count}. De får en egen kopi av kjøpesenterets uke med disse dagene. Kjøpesenterets øvrige avvikende dager gjelder fortsatt.`,
    becomesOwnWeek: ({ count }) =>
      `Har i dag åpent som kjøpesenteret: ${count}. De får egne tider. Kjøpesenterets avvikende dager gjelder fortsatt.`,
    save: ({ what }) => `Lagre for ${what}`,
    nothing: 'Lagre',
    cancel: 'Avbryt',
  },
  itemHours: {
    mallExceptions: 'Følg kjøpesenterets avvikende dager',
    mallExceptionsHint: 'De avvikende dagene på informasjonssiden gjelder også her. Egne avvikende dager går foran.',
  },
} satisfies Messages<typeof en>
