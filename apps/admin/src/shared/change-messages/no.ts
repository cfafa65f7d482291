import type { Messages } from '../i18n'
import type { en } from './en'

export const no = {
  changes: {
    resource: {
      Category: 'Kategori',
      Item: 'Butikk eller bedrift',
      Service: 'Tjeneste',
      Event: 'Arrangement',
      Offer: 'Tilbud',
      Slideshow: 'Lysbildeserie',
      Place: 'Sted',
      Garage: 'P-hus',
      Floor: 'Etasje',
      Mall: 'Kjøpesenter',
      MediaLibrary: 'Fil',
      InfoPage: 'Informasjonsside',
      User: 'Bruker',
      MallStation: 'Stasjon',
      MediaCategory: 'Mediekategori',
      Sms: 'SMS',
      Publication: 'Publisering',
      UserGroup: 'Brukergruppe',
      other: 'Oppføring',
    },
  },
} satisfies Messages<typeof en>
