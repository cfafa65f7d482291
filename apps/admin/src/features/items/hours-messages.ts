import { defineMessages, type Messages, plural } from '../../shared/i18n'

/** What is said of the opening hours of many at once. */
const en = {
  bulkHours: {
    action: 'Opening hours',
    title: ({ what }: { what: string }) => `Opening hours of ${what}`,
    kind: 'What changes',
    kinds: {
      special: 'Special days',
      specialHint: 'Set other hours for these days. Everything else stays the same.',
      week: 'The week',
      weekHint: 'Special days stay as they are.',
      asMall: 'As the mall',
      asMallHint: 'Their own hours and special days are removed.',
      follow: 'Follow the mall’s special days',
      followHint: 'The special days of the information page apply too. Their own special days take precedence.',
      ignore: 'Don’t follow the mall’s special days',
      ignoreHint: 'Only their own special days apply.',
    },
    asMall: 'As the mall',
    list: 'Before and after',
    all: 'All',
    becomes: 'becomes',
    same: 'Stays as it is',
    mallUnknown: 'Has the mall’s hours. You can’t see them, so this one stays as it is.',
    becomesOwn: ({ count }: { count: number }) =>
      `${count} of them currently ${plural('en', count, { one: 'follows', other: 'follow' })} the mall’s hours. With these days, ${plural('en', count, { one: 'it gets its', other: 'they get their' })} own copy of the mall’s week. The mall’s other special days still apply.`,
    becomesOwnWeek: ({ count }: { count: number }) =>
      `${count} of them currently ${plural('en', count, { one: 'follows', other: 'follow' })} the mall’s hours and will get ${plural('en', count, { one: 'its', other: 'their' })} own. The mall’s special days still apply.`,
    save: ({ what }: { what: string }) => `Save for ${what}`,
    nothing: 'Save',
    cancel: 'Cancel',
  },
  itemHours: {
    mallExceptions: 'Follow the mall’s special days',
    mallExceptionsHint:
      'The special days of the information page apply here too. Its own special days take precedence.',
  },
}

const se = {
  bulkHours: {
    action: 'Öppettider',
    title: ({ what }) => `Öppettider för ${what}`,
    kind: 'Det som ändras',
    kinds: {
      special: 'Avvikande dagar',
      specialHint: 'De här dagarna får andra tider. Allt annat är som förut.',
      week: 'Veckan',
      weekHint: 'Avvikande dagar är som förut.',
      asMall: 'Som köpcentrumet',
      asMallHint: 'Egna tider och egna avvikande dagar tas bort.',
      follow: 'Följ köpcentrumets avvikande dagar',
      followHint: 'Informationssidans avvikande dagar gäller också. Egna avvikande dagar går före.',
      ignore: 'Följ inte köpcentrumets avvikande dagar',
      ignoreHint: 'Bara egna avvikande dagar gäller.',
    },
    asMall: 'Som köpcentrumet',
    list: 'Före och efter',
    all: 'Alla',
    becomes: 'blir',
    same: 'Ändras inte',
    mallUnknown: 'Öppet som köpcentrumet. Du kan inte se köpcentrumets tider, så här ändras inget.',
    becomesOwn: ({ count }) =>
      `${count} av dem har i dag öppet som köpcentrumet. Med de här dagarna blir köpcentrumets vecka deras egen. Köpcentrumets övriga avvikande dagar gäller fortfarande.`,
    becomesOwnWeek: ({ count }) =>
      `${count} av dem har i dag öppet som köpcentrumet och får egna tider. Köpcentrumets avvikande dagar gäller fortfarande.`,
    save: ({ what }) => `Spara för ${what}`,
    nothing: 'Spara',
    cancel: 'Avbryt',
  },
  itemHours: {
    mallExceptions: 'Följ köpcentrumets avvikande dagar',
    mallExceptionsHint: 'Informationssidans avvikande dagar gäller även här. Egna avvikande dagar går före.',
  },
} satisfies Messages<typeof en>

const no = {
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
    asMall: 'Som kjøpesenteret',
    list: 'Før og etter',
    all: 'Alle',
    becomes: 'blir',
    same: 'Endres ikke',
    mallUnknown: 'Åpent som kjøpesenteret. Du kan ikke se kjøpesenterets tider, så her endres ingenting.',
    becomesOwn: ({ count }) =>
      `${count} av dem har i dag åpent som kjøpesenteret. Med disse dagene blir kjøpesenterets uke deres egen. Kjøpesenterets øvrige avvikende dager gjelder fortsatt.`,
    becomesOwnWeek: ({ count }) =>
      `${count} av dem har i dag åpent som kjøpesenteret og får egne tider. Kjøpesenterets avvikende dager gjelder fortsatt.`,
    save: ({ what }) => `Lagre for ${what}`,
    nothing: 'Lagre',
    cancel: 'Avbryt',
  },
  itemHours: {
    mallExceptions: 'Følg kjøpesenterets avvikende dager',
    mallExceptionsHint: 'De avvikende dagene på informasjonssiden gjelder også her. Egne avvikende dager går foran.',
  },
} satisfies Messages<typeof en>

const is = {
  bulkHours: {
    action: 'Opnunartími',
    title: ({ what }) => `Opnunartími: ${what}`,
    kind: 'Það sem breytist',
    kinds: {
      special: 'Sérstakir dagar',
      specialHint: 'Þessir dagar fá annan opnunartíma. Allt annað helst óbreytt.',
      week: 'Vikan',
      weekHint: 'Sérstakir dagar haldast óbreyttir.',
      asMall: 'Eins og verslunarmiðstöðin',
      asMallHint: 'Eigin opnunartími og eigin sérstakir dagar falla niður.',
      follow: 'Fylgja sérstökum dögum verslunarmiðstöðvarinnar',
      followHint: 'Sérstakir dagar upplýsingasíðunnar gilda líka. Eigin sérstakir dagar ganga fyrir.',
      ignore: 'Fylgja ekki sérstökum dögum verslunarmiðstöðvarinnar',
      ignoreHint: 'Aðeins eigin sérstakir dagar gilda.',
    },
    asMall: 'Eins og verslunarmiðstöðin',
    list: 'Fyrir og eftir',
    all: 'Allt',
    becomes: 'verður',
    same: 'Helst óbreytt',
    mallUnknown: 'Opið eins og verslunarmiðstöðin. Þú getur ekki séð opnunartíma hennar, svo þetta helst óbreytt.',
    becomesOwn: ({ count }) =>
      `Opið eins og verslunarmiðstöðin í dag: ${count}. Með þessum dögum verður vika hennar þeirra eigin. Aðrir sérstakir dagar hennar gilda áfram.`,
    becomesOwnWeek: ({ count }) =>
      `Opið eins og verslunarmiðstöðin í dag: ${count}. Þau fá eigin opnunartíma. Sérstakir dagar hennar gilda áfram.`,
    save: ({ what }) => `Vista: ${what}`,
    nothing: 'Vista',
    cancel: 'Hætta við',
  },
  itemHours: {
    mallExceptions: 'Fylgja sérstökum dögum verslunarmiðstöðvarinnar',
    mallExceptionsHint: 'Sérstakir dagar upplýsingasíðunnar gilda líka hér. Eigin sérstakir dagar ganga fyrir.',
  },
} satisfies Messages<typeof en>

export const hoursMessages = defineMessages({ en, se, no, is })
