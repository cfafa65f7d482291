import type { Messages } from '../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  shell: {
    working: 'Arbeider',
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
