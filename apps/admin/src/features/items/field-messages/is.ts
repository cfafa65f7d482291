import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

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
