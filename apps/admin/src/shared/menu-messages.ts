import { defineMessages, type Messages } from './i18n'

const en = {
  menu: {
    group: {
      Published: 'Published',
      MediaLibrary: 'Media library',
      User: 'Users',
      Statistics: 'Statistics',
      Malls: 'Kiosks',
      InfoPage: 'Information',
    },
    dashboard: 'Dashboard',
    events: 'Events',
    shops: 'Shops',
    restaurants: 'Restaurants & cafés',
    serviceCompanies: 'Service companies',
    services: 'Services',
    parking: 'Parking',
    offers: 'Offers',
    slideshows: 'Info slideshows',
    places: 'Surrounding area',
  },
}

const se = {
  menu: {
    group: {
      Published: 'Publicerat',
      MediaLibrary: 'Mediebibliotek',
      User: 'Användare',
      Statistics: 'Statistik',
      Malls: 'Kiosker',
      InfoPage: 'Information',
    },
    dashboard: 'Översikt',
    events: 'Evenemang',
    shops: 'Butiker',
    restaurants: 'Restauranger & kaféer',
    serviceCompanies: 'Serviceföretag',
    services: 'Tjänster',
    parking: 'Parkering',
    offers: 'Erbjudanden',
    slideshows: 'Bildspel',
    places: 'Omgivning',
  },
} satisfies Messages<typeof en>

const no = {
  menu: {
    group: {
      Published: 'Publisert',
      MediaLibrary: 'Mediebibliotek',
      User: 'Brukere',
      Statistics: 'Statistikk',
      Malls: 'Kiosker',
      InfoPage: 'Informasjon',
    },
    dashboard: 'Oversikt',
    events: 'Arrangementer',
    shops: 'Butikker',
    restaurants: 'Restauranter og kafeer',
    serviceCompanies: 'Servicebedrifter',
    services: 'Tjenester',
    parking: 'Parkering',
    offers: 'Tilbud',
    slideshows: 'Lysbildeserier',
    places: 'Området rundt',
  },
} satisfies Messages<typeof en>

const is = {
  menu: {
    group: {
      Published: 'Birt efni',
      MediaLibrary: 'Miðlasafn',
      User: 'Notendur',
      Statistics: 'Tölfræði',
      Malls: 'Skjáir',
      InfoPage: 'Upplýsingar',
    },
    dashboard: 'Yfirlit',
    events: 'Viðburðir',
    shops: 'Verslanir',
    restaurants: 'Veitingastaðir og kaffihús',
    serviceCompanies: 'Þjónustufyrirtæki',
    services: 'Þjónusta',
    parking: 'Bílastæði',
    offers: 'Tilboð',
    slideshows: 'Skyggnusýningar',
    places: 'Nágrennið',
  },
} satisfies Messages<typeof en>

export const menuMessages = defineMessages({ en, se, no, is })
