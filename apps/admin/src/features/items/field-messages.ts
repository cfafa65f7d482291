import type { Messages } from '../../shared/i18n'

/** The fields of shops, restaurants and service companies: they are the same. */
export const en = {
  name: 'Name',
  description: 'Description',
  searchKeys: 'Search words',
  categoryIds: 'Categories',
  siteUrl: 'Website',
  phone: 'Phone',
  address: 'Address',
  location: 'On the map',
  areaId: 'Area ID',
  openingHours: 'Opening hours',
  logoId: 'Logo',
  imageId: 'Picture',
  popup: 'When tapped',
}

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

export const is = {
  name: 'Heiti',
  description: 'Lýsing',
  searchKeys: 'Leitarorð',
  categoryIds: 'Flokkar',
  siteUrl: 'Vefsíða',
  phone: 'Sími',
  address: 'Heimilisfang',
  location: 'Á korti',
  areaId: 'Staðarkóði',
  openingHours: 'Opnunartími',
  logoId: 'Merki',
  imageId: 'Mynd',
  popup: 'Við snertingu',
} satisfies Messages<typeof en>
