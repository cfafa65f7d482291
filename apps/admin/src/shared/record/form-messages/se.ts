import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  form: {
    active: 'Aktiv',
    activeHint: 'Bara det som är aktivt visas på kioskerna.',
    save: 'Spara',
    cancel: 'Avbryt',
    close: 'Stäng',
    back: 'Tillbaka till formuläret',
    done: 'Klar',
    larger: 'Skriv i ett större fönster',
    draftOnly: 'Det sparas som utkast. Besökarna ser det när du har publicerat.',
    visitorsSee: ({ language }) => `Besökarna ser ${language} i stället.`,
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
} satisfies Messages<typeof en>
