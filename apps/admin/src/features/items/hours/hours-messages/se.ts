import type { Messages } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
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
    list: 'Före och efter',
    ownDays: 'Egna avvikande dagar',
    mallDays: 'Egna avvikande dagar och köpcentrumets',
    all: 'Alla',
    becomes: 'blir',
    same: 'Ändras inte',
    mallUnknown: 'Öppet som köpcentrumet. Du kan inte se köpcentrumets tider, så här ändras inget.',
    becomesOwn: ({ count }) =>
      `Har i dag öppet som köpcentrumet: ${count}. De får en egen kopia av köpcentrumets vecka med de här dagarna. Köpcentrumets övriga avvikande dagar gäller fortfarande.`,
    becomesOwnWeek: ({ count }) =>
      `Har i dag öppet som köpcentrumet: ${count}. De får egna tider. Köpcentrumets avvikande dagar gäller fortfarande.`,
    save: ({ what }) => `Spara för ${what}`,
    nothing: 'Spara',
    cancel: 'Avbryt',
  },
  itemHours: {
    mallExceptions: 'Följ köpcentrumets avvikande dagar',
    mallExceptionsHint: 'Informationssidans avvikande dagar gäller även här. Egna avvikande dagar går före.',
  },
} satisfies Messages<typeof en>
