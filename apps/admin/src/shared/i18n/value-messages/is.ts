import type { Messages } from '../i18n'
import type { en } from './en'

export const is = {
  values: {
    level: { ground: 'Jarðhæð', above: 'Hæð', below: 'Kjallari' },
    day: { special: 'Sérstakur dagur' },
    period: { day: 'Dagur', week: 'Vika', month: 'Mánuður' },
    view: { touchguide: 'Snertileiðsögn', pathfinder: 'Vegvísir' },
    groupBy: {
      type: 'Tegund',
      station: 'Stöð',
      category: 'Flokkur',
      shop: 'Verslun',
      menu: 'Valmynd',
      weekdayHour: 'Vikudagur og klukkustund',
    },
    clickType: {
      touchGuide: 'Snertileiðsögn',
      categoryItem: 'Verslun eða fyrirtæki',
      pathFinder: 'Vegvísir',
      category: 'Flokkur',
      menu: 'Valmynd',
      service: 'Þjónusta',
    },
    type: { 1: 'Verslun', 2: 'Veitingastaður eða kaffihús', 3: 'Þjónustufyrirtæki' },
    page: {
      start: 'Upphafssíða',
      shops: 'Verslanir',
      restaurants: 'Veitingastaðir og kaffihús',
      serviceCompanies: 'Þjónustufyrirtæki',
      services: 'Þjónusta',
      offers: 'Tilboð',
      events: 'Viðburðir',
      parking: 'Bílastæði',
      surroundingArea: 'Í nágrenninu',
      information: 'Upplýsingar',
    },
  },
} satisfies Messages<typeof en>
