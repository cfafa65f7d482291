import type { Messages } from '../i18n'
import type { en } from './en'

export const is = {
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
