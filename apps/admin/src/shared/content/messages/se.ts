import { type Messages, plural } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  content: {
    columns: {
      index: 'Ordning',
      name: 'Namn',
      startDate: 'Startdatum',
      endDate: 'Slutdatum',
      status: 'Status',
      contentStatus: 'Publicering',
      created: 'Skapad',
      lastEdited: 'Senast ändrad',
    },
    indexHint: '1 kommer först. Lämna tomt för att placera sist.',
    both: 'Aktiv, på kioskerna',
    visibility: {
      name: 'Besökare',
      shown: 'Ser det nu',
      draft: 'Inte publicerat',
      inactive: 'Inaktivt',
      upcoming: 'Senare',
      never: 'Visas aldrig',
      ended: 'Avslutat',
      owner: 'Butiken är inte publicerad',
      from: ({ moment }) => `Från ${moment}`,
      untilNext: 'Till nästa publicering',
    },
    actions: {
      edit: 'Redigera',
      preview: 'Förhandsgranska',
      copy: 'Kopiera',
      activate: 'Aktivera',
      deactivate: 'Inaktivera',
      delete: 'Ta bort',
    },
    more: 'Fler åtgärder',
    notChanged: ({ why }) => `${why}. Inget ändrades.`,
    kept: ({ names }) => `Inte borttaget, eftersom någon annan ändrade det under tiden: ${names}`,
    deleteText: ({ name }) => `”${name}” flyttas till papperskorgen och kan återställas i 30 dagar.`,
    deleteMany: ({ what }) => `${what} flyttas till papperskorgen och kan återställas i 30 dagar.`,
    // of a kind without messages of its own
    kind: {
      title: ({ title }) => title,
      new: ({ create }) => create,
      edit: ({ noun }) => `Redigera: ${noun}`,
      count: ({ count }) => `${count} ${plural('se', count, { one: 'post', other: 'poster' })}`,
      empty: { title: 'Här finns inget ännu', text: 'Det du lägger till listas här.' },
      reader: 'Du kan se innehållet men inte ändra det.',
    },
    preview: { title: 'Som i kiosken' },
  },
} satisfies Messages<typeof en>
