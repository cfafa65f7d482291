import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  palette: {
    recent: 'Sist redigert',
    go: 'Gå til',
    make: 'Nytt',
    do: 'Handlinger',
    look: 'Tema og språk',
    malls: 'Andre kjøpesentre',
    inText: 'i teksten',
    inactive: 'Inaktiv',
    publish: 'Publiser',
    profile: 'Profilen din',
    shortcuts: 'Hurtigtaster',
    signOut: 'Logg ut',
    words: {
      go: 'side skjerm',
      new: 'opprett legg til',
      publish: 'kiosker stasjoner',
      signOut: 'forlat avslutt',
      theme: 'farger utseende',
      language: 'språk',
      mall: 'kjøpesenter bytt',
    },
  },
} satisfies Messages<typeof en>
