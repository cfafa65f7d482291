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
    form: {
      active: 'Aktiv',
      activeHint: 'Bara det som är aktivt visas på kioskerna.',
      save: 'Spara',
      cancel: 'Avbryt',
      back: 'Tillbaka till formuläret',
      done: 'Klar',
      larger: 'Skriv i ett större fönster',
      draftOnly: 'Det sparas som utkast. Besökarna ser det när du har publicerat.',
      saved: ({ at, by }) => `Sparat ${at} av ${by}`,
      notSaved: 'Inte sparat ännu',
      notLoaded: 'Posten kunde inte laddas',
      gone: 'Den finns inte längre',
      goneText: 'Någon annan kan ha tagit bort den.',
      addLanguages: 'Lägg till språk för köpcentrumet',
      endFirst: 'Slutdatumet är före startdatumet',
      noLanguages:
        'Köpcentrumet har inga språk, så inget kan skrivas. En administratör lägger till dem för köpcentrumet.',
    },
  },
} satisfies Messages<typeof en>
