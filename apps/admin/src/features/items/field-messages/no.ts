import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  name: 'Navn',
  description: 'Beskrivelse',
  searchKeys: 'Søkeord',
  categoryIds: 'Kategorier',
  siteUrl: 'Nettsted',
  phone: 'Telefon',
  address: 'Adresse',
  location: 'På kartet',
  areaId: 'Stedskode',
  openingHours: 'Åpningstider',
  logoId: 'Logo',
  imageId: 'Bilde',
  popup: 'Ved trykk',
} satisfies Messages<typeof en>
