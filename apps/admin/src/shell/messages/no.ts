import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  shell: {
    working: 'Arbeider',
    connection: {
      offline: {
        name: 'Frakoblet',
        help: 'Serveren svarer ikke. Det du ser, kan være utdatert, og du kan verken lagre eller publisere. Kontroller tilkoblingen. Meldingen forsvinner når serveren svarer igjen.',
      },
      liveUpdatesOff: {
        name: 'Direkteoppdatering er av',
        help: 'Endringer fra kollegaer og stasjonenes tilstand vises først når siden lastes inn på nytt. Hvis det ikke går over, slipper en proxy eller brannmur mellom deg og serveren ikke WebSocket gjennom.',
      },
      reload: 'Last siden på nytt',
    },
    theme: { name: 'Tema', light: 'Lyst', dark: 'Mørkt', system: 'Som enheten' },
    logo: {
      uploaded: 'Bildet er lastet opp',
      removed: 'Logoen ble fjernet',
      failed: 'Noe gikk galt',
      reader: 'Du kan ikke endre kjøpesenterets logo.',
    },
    noLanguages: 'Ingen språk er lagt til for dette kjøpesenteret',
    noLanguagesHelp: 'Tekster kan ikke skrives før en administrator legger til et språk for kjøpesenteret.',
    denied: 'Du har ikke tilgang til denne siden. Ta kontakt med administratoren!',
    understood: 'OK',
    notFound: {
      title: 'Siden finnes ikke',
      text: 'Adressen kan være gammel eller feilskrevet.',
      back: 'Gå til oversikten',
    },
  },
} satisfies Messages<typeof en>
