import type { Messages } from '../i18n'
import type { en } from './en'

export const is = {
  menu: {
    group: {
      Published: 'Birt efni',
      MediaLibrary: 'Miðlasafn',
      User: 'Notendur',
      Statistics: 'Tölfræði',
      Malls: 'Skjáir',
      InfoPage: 'Upplýsingar',
    },
  },
} satisfies Messages<typeof en>
