import type { Messages } from '../i18n'
import type { en } from './en'

export const se = {
  changes: {
    resource: {
      Category: 'Kategori',
      Item: 'Butik eller företag',
      Service: 'Tjänst',
      Event: 'Evenemang',
      Offer: 'Erbjudande',
      Slideshow: 'Bildspel',
      Place: 'Plats',
      Garage: 'P-hus',
      Floor: 'Plan',
      Mall: 'Köpcentrum',
      MediaLibrary: 'Fil',
      InfoPage: 'Informationssida',
      User: 'Användare',
      MallStation: 'Station',
      MediaCategory: 'Mediekategori',
      Sms: 'Sms',
      Publication: 'Publicering',
      UserGroup: 'Användargrupp',
      other: 'Post',
    },
  },
} satisfies Messages<typeof en>
