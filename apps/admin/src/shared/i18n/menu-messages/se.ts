import type { Messages } from '../i18n'
import type { en } from './en'

export const se = {
  menu: {
    group: {
      Published: 'Publicerat',
      MediaLibrary: 'Mediebibliotek',
      User: 'Användare',
      Statistics: 'Statistik',
      Malls: 'Kiosker',
      InfoPage: 'Information',
    },
  },
} satisfies Messages<typeof en>
