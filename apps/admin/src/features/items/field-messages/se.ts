import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  name: 'Namn',
  description: 'Beskrivning',
  searchKeys: 'Sökord',
  categoryIds: 'Kategorier',
  siteUrl: 'Webbplats',
  phone: 'Telefon',
  address: 'Adress',
  location: 'På kartan',
  areaId: 'Platskod',
  openingHours: 'Öppettider',
  logoId: 'Logotyp',
  imageId: 'Bild',
  popup: 'Vid tryck',
} satisfies Messages<typeof en>
