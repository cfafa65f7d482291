import type { Area } from '@kiosk-admin/api-client'
import { defineMessages } from './i18n'

/** What the areas of a group's rights are called. */
const en = {
  areas: {
    Event: 'Events',
    User: 'Users',
    UserGroup: 'User groups',
    Shop: 'Shop categories',
    RestaurantAndCafe: 'Restaurant & café categories',
    ServiceCompany: 'Service company categories',
    Shops: 'Shops',
    Restaurants: 'Restaurants & cafés',
    ServiceCompanies: 'Service companies',
    Service: 'Services',
    Parking: 'Parking',
    Offer: 'Offers',
    Slideshow: 'Info slideshows and screensavers',
    MediaLibrary: 'Media library',
    Statistic: 'Statistics',
    Mall: 'Malls and stations',
    Sms: 'SMS settings',
    Information: 'Information page and surrounding area',
  } satisfies Record<Area, string>,
}

const se: typeof en = {
  areas: {
    Event: 'Evenemang',
    User: 'Användare',
    UserGroup: 'Användargrupper',
    Shop: 'Butikskategorier',
    RestaurantAndCafe: 'Restaurang- och kafékategorier',
    ServiceCompany: 'Kategorier för serviceföretag',
    Shops: 'Butiker',
    Restaurants: 'Restauranger och kaféer',
    ServiceCompanies: 'Serviceföretag',
    Service: 'Tjänster',
    Parking: 'Parkering',
    Offer: 'Erbjudanden',
    Slideshow: 'Bildspel och skärmsläckare',
    MediaLibrary: 'Mediebibliotek',
    Statistic: 'Statistik',
    Mall: 'Köpcentrum och stationer',
    Sms: 'Sms-inställningar',
    Information: 'Informationssida och omgivning',
  },
}

const no: typeof en = {
  areas: {
    Event: 'Arrangementer',
    User: 'Brukere',
    UserGroup: 'Brukergrupper',
    Shop: 'Butikkategorier',
    RestaurantAndCafe: 'Restaurant- og kafékategorier',
    ServiceCompany: 'Kategorier for servicebedrifter',
    Shops: 'Butikker',
    Restaurants: 'Restauranter og kafeer',
    ServiceCompanies: 'Servicebedrifter',
    Service: 'Tjenester',
    Parking: 'Parkering',
    Offer: 'Tilbud',
    Slideshow: 'Lysbildeserier og skjermsparere',
    MediaLibrary: 'Mediebibliotek',
    Statistic: 'Statistikk',
    Mall: 'Kjøpesentre og stasjoner',
    Sms: 'SMS-innstillinger',
    Information: 'Informasjonsside og området rundt',
  },
}

const is: typeof en = {
  areas: {
    Event: 'Viðburðir',
    User: 'Notendur',
    UserGroup: 'Notendahópar',
    Shop: 'Verslanaflokkar',
    RestaurantAndCafe: 'Flokkar veitingastaða og kaffihúsa',
    ServiceCompany: 'Flokkar þjónustufyrirtækja',
    Shops: 'Verslanir',
    Restaurants: 'Veitingastaðir og kaffihús',
    ServiceCompanies: 'Þjónustufyrirtæki',
    Service: 'Þjónusta',
    Parking: 'Bílastæði',
    Offer: 'Tilboð',
    Slideshow: 'Skyggnusýningar og skjáhvílur',
    MediaLibrary: 'Miðlasafn',
    Statistic: 'Tölfræði',
    Mall: 'Verslunarmiðstöðvar og stöðvar',
    Sms: 'SMS-stillingar',
    Information: 'Upplýsingasíða og nágrennið',
  },
}

export const areaMessages = defineMessages({ en, se, no, is })
