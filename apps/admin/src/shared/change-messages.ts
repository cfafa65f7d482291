import { defineMessages, type Messages } from './i18n'

const en = {
  changes: {
    resource: {
      Category: 'Category',
      Item: 'Shop or company',
      Service: 'Service',
      Event: 'Event',
      Offer: 'Offer',
      Slideshow: 'Slideshow',
      Place: 'Place',
      Garage: 'Garage',
      Floor: 'Floor',
      Mall: 'Mall',
      MediaLibrary: 'File',
      InfoPage: 'Information page',
      User: 'User',
      MallStation: 'Station',
      MediaCategory: 'Media category',
      Sms: 'SMS',
      Publication: 'Publication',
      UserGroup: 'User group',
      other: 'Record',
    },
  },
}

const se = {
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

const no = {
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

const is = {
  changes: {
    resource: {
      Category: 'Flokkur',
      Item: 'Verslun eða fyrirtæki',
      Service: 'Þjónusta',
      Event: 'Viðburður',
      Offer: 'Tilboð',
      Slideshow: 'Skyggnusýning',
      Place: 'Staður',
      Garage: 'Bílastæðahús',
      Floor: 'Hæð',
      Mall: 'Verslunarmiðstöð',
      MediaLibrary: 'Skrá',
      InfoPage: 'Upplýsingasíða',
      User: 'Notandi',
      MallStation: 'Stöð',
      MediaCategory: 'Miðlaflokkur',
      Sms: 'SMS',
      Publication: 'Birting',
      UserGroup: 'Notendahópur',
      other: 'Færsla',
    },
  },
} satisfies Messages<typeof en>

export const changeMessages = defineMessages({ en, se, no, is })
