import type { en } from './en'

export const se: typeof en = {
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
