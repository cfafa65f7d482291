import type { en } from './en'

export const no: typeof en = {
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
