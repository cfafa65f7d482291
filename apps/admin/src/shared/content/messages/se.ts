import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  content: {
    columns: {
      index: 'Ordning',
      name: 'Namn',
      startDate: 'Startdatum',
      endDate: 'Slutdatum',
      status: 'Status',
      contentStatus: 'Kiosker',
      created: 'Skapad',
      lastEdited: 'Senast ändrad',
    },
    both: 'Aktiv, på kioskerna',
    actions: {
      edit: 'Redigera',
      preview: 'Förhandsgranska',
      copy: 'Kopiera',
      activate: 'Aktivera',
      deactivate: 'Inaktivera',
      delete: 'Ta bort',
    },
    more: 'Mer för den här listan',
    notChanged: ({ why }) => `${why}. Inget ändrades.`,
    kept: ({ names }) => `Någon annan ändrade ${names} under tiden, så det behölls.`,
    deleteText: ({ name }) => `”${name}” flyttas till papperskorgen och kan återställas i 30 dagar.`,
    deleteMany: ({ what }) => `${what} flyttas till papperskorgen och kan återställas i 30 dagar.`,
    preview: { title: 'Som i kiosken' },
  },
} satisfies Messages<typeof en>
