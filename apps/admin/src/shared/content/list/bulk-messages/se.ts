import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const se = {
  bulk: {
    notUndone: ({ names }) => `Inget ångrades. Någon annan har sedan dess ändrat eller tagit bort: ${names}`,
    undoOthers: 'Ångra de andra',
    movedOn: ({ names }) =>
      `Inget ändrades. Någon annan har just ändrat eller tagit bort: ${names}. Titta i listan och försök igen.`,
    doesNotFit: ({ names }) => `Inget ändrades. Det här går inte för: ${names}`,
    dates: 'Datum',
    title: ({ what }) => `Datum för ${what}`,
    text: 'Ett datum som lämnas tomt blir kvar som det är.',
    startDate: 'Startdatum',
    endDate: 'Slutdatum',
    turned: 'Slutdatumet är före startdatumet.',
    misfits: ({ names }) => `De här skulle sluta innan de börjar och lämnas därför som de är: ${names}`,
    misfitsStay: ({ names }) => `Fortfarande markerade, eftersom de skulle sluta innan de börjar: ${names}`,
    noneFits: 'Alla skulle sluta innan de börjar.',
    save: 'Spara',
    saveSome: ({ count, all }) => `Spara ${count} av ${all}`,
    cancel: 'Avbryt',
  },
} satisfies Messages<typeof en>
