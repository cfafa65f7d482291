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
      other: 'Record',
    },
    field: {
      name: 'name',
      description: 'description',
      status: 'status',
      startDate: 'start date',
      endDate: 'end date',
      time: 'time',
      shopId: 'shop',
      imageId: 'picture',
      other: 'more',
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
      Garage: 'Garage',
      Floor: 'Våningsplan',
      Mall: 'Köpcentrum',
      MediaLibrary: 'Fil',
      InfoPage: 'Informationssida',
      other: 'Post',
    },
    field: {
      name: 'namn',
      description: 'beskrivning',
      status: 'status',
      startDate: 'startdatum',
      endDate: 'slutdatum',
      time: 'tid',
      shopId: 'butik',
      imageId: 'bild',
      other: 'mer',
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
      Garage: 'Parkeringshus',
      Floor: 'Etasje',
      Mall: 'Kjøpesenter',
      MediaLibrary: 'Fil',
      InfoPage: 'Informasjonsside',
      other: 'Oppføring',
    },
    field: {
      name: 'navn',
      description: 'beskrivelse',
      status: 'status',
      startDate: 'startdato',
      endDate: 'sluttdato',
      time: 'tid',
      shopId: 'butikk',
      imageId: 'bilde',
      other: 'mer',
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
      Garage: 'Bílageymsla',
      Floor: 'Hæð',
      Mall: 'Verslunarmiðstöð',
      MediaLibrary: 'Skrá',
      InfoPage: 'Upplýsingasíða',
      other: 'Færsla',
    },
    field: {
      name: 'heiti',
      description: 'lýsing',
      status: 'staða',
      startDate: 'upphafsdagur',
      endDate: 'lokadagur',
      time: 'tími',
      shopId: 'verslun',
      imageId: 'mynd',
      other: 'fleira',
    },
  },
} satisfies Messages<typeof en>

export const changeMessages = defineMessages({ en, se, no, is })
