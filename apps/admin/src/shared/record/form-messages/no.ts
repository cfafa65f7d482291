import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  form: {
    active: 'Aktiv',
    activeHint: 'Bare det som er aktivt, vises på kioskene.',
    save: 'Lagre',
    cancel: 'Avbryt',
    close: 'Lukk',
    back: 'Tilbake til skjemaet',
    done: 'Ferdig',
    larger: 'Skriv i et større vindu',
    draftOnly: 'Det lagres som utkast. Besøkende ser det etter at du har publisert.',
    visitorsSee: ({ language }) => `Besøkende ser ${language} i stedet.`,
    saved: ({ at, by }) => `Lagret ${at} av ${by}`,
    notSaved: 'Ikke lagret ennå',
    notLoaded: 'Oppføringen kunne ikke lastes inn',
    gone: 'Den finnes ikke lenger',
    goneText: 'Noen andre kan ha slettet den.',
    addLanguages: 'Legg til språk for kjøpesenteret',
    endFirst: 'Sluttdatoen er før startdatoen',
    noLanguages:
      'Kjøpesenteret har ingen språk, så ingenting kan skrives. En administrator legger dem til for kjøpesenteret.',
  },
} satisfies Messages<typeof en>
