import type { en } from './en'

export const is: typeof en = {
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
