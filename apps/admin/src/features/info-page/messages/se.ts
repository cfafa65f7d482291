import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  infoPage: {
    title: 'Informationssida',
    loading: 'Informationssidan laddas',
    notLoaded: 'Informationssidan kunde inte laddas',
    print: 'Skriv ut öppettider',
    fields: {
      title: 'Rubrik',
      footerTitle: 'Sidfot',
      openingHours: 'Öppettider',
      photoId: 'Bild',
      signVideoId: 'Video på teckenspråk',
    },
    hint: {
      title: 'Rubriken på kioskens informationssida.',
      footerTitle: 'Raden längst ned på sidan.',
      signVideo: 'Stationerna får en knapp för den bredvid större text och hög kontrast. Den spelas utan ljud.',
    },
    noVideo: 'Ingen film',
    reader: 'Du kan se informationssidan men inte ändra den.',
  },
} satisfies Messages<typeof en>
