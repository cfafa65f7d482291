import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  content: {
    columns: {
      index: 'Rekkefølge',
      name: 'Navn',
      startDate: 'Startdato',
      endDate: 'Sluttdato',
      status: 'Status',
      contentStatus: 'Kiosker',
      created: 'Opprettet',
      lastEdited: 'Sist endret',
    },
    both: 'Aktiv, på kioskene',
    actions: {
      edit: 'Rediger',
      preview: 'Forhåndsvis',
      copy: 'Kopier',
      activate: 'Aktiver',
      deactivate: 'Deaktiver',
      delete: 'Slett',
    },
    more: 'Mer for denne listen',
    notChanged: ({ why }) => `${why}. Ingenting ble endret.`,
    kept: ({ names }) => `Noen andre endret ${names} i mellomtiden, så det ble beholdt.`,
    deleteText: ({ name }) => `«${name}» flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    deleteMany: ({ what }) => `${what} flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    preview: { title: 'Som på kiosken' },
    form: {
      active: 'Aktiv',
      activeHint: 'Bare det som er aktivt, vises på kioskene.',
      save: 'Lagre',
      cancel: 'Avbryt',
      back: 'Tilbake til skjemaet',
      done: 'Ferdig',
      larger: 'Skriv i et større vindu',
      draftOnly: 'Det lagres som utkast. Besøkende ser det etter at du har publisert.',
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
  },
} satisfies Messages<typeof en>
