import type { Messages } from '../i18n'
import type { en } from './en'

export const no = {
  menu: {
    group: {
      Published: 'Publisert',
      MediaLibrary: 'Mediebibliotek',
      User: 'Brukere',
      Statistics: 'Statistikk',
      Malls: 'Kiosker',
      InfoPage: 'Informasjon',
    },
  },
} satisfies Messages<typeof en>
