import type { Messages } from '../i18n'
import type { en } from './en'

export const se = {
  values: {
    level: { ground: 'Entréplan', above: 'Plan', below: 'Källarplan' },
    day: { special: 'Avvikande dag' },
    period: { day: 'Dag', week: 'Vecka', month: 'Månad' },
    view: { touchguide: 'Touchguide', pathfinder: 'Pathfinder' },
    groupBy: {
      type: 'Typ',
      station: 'Station',
      category: 'Kategori',
      shop: 'Butik',
      menu: 'Meny',
      weekdayHour: 'Veckodag och timme',
    },
    clickType: {
      touchGuide: 'Touchguide',
      categoryItem: 'Butik eller företag',
      pathFinder: 'Pathfinder',
      category: 'Kategori',
      menu: 'Meny',
      service: 'Tjänst',
    },
    type: { 1: 'Butik', 2: 'Restaurang eller kafé', 3: 'Serviceföretag' },
    page: {
      start: 'Start',
      shops: 'Butiker',
      restaurants: 'Restauranger och kaféer',
      serviceCompanies: 'Serviceföretag',
      services: 'Tjänster',
      offers: 'Erbjudanden',
      events: 'Evenemang',
      parking: 'Parkering',
      surroundingArea: 'I närheten',
      information: 'Information',
    },
  },
} satisfies Messages<typeof en>
