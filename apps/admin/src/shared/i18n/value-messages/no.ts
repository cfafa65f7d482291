import type { Messages } from '../i18n'
import type { en } from './en'

export const no = {
  values: {
    level: { ground: 'Inngangsplan', above: 'Plan', below: 'Underetasje' },
    day: { special: 'Avvikende dag' },
    period: { day: 'Dag', week: 'Uke', month: 'Måned' },
    view: { touchguide: 'Touchguide', pathfinder: 'Pathfinder' },
    groupBy: {
      type: 'Type',
      station: 'Stasjon',
      category: 'Kategori',
      shop: 'Butikk',
      menu: 'Meny',
      weekdayHour: 'Ukedag og time',
    },
    clickType: {
      touchGuide: 'Touchguide',
      categoryItem: 'Butikk eller bedrift',
      pathFinder: 'Pathfinder',
      category: 'Kategori',
      menu: 'Meny',
      service: 'Tjeneste',
    },
    type: { 1: 'Butikk', 2: 'Restaurant eller kafé', 3: 'Servicebedrift' },
    page: {
      start: 'Start',
      shops: 'Butikker',
      restaurants: 'Restauranter og kafeer',
      serviceCompanies: 'Servicebedrifter',
      services: 'Tjenester',
      offers: 'Tilbud',
      events: 'Arrangementer',
      parking: 'Parkering',
      surroundingArea: 'I nærheten',
      information: 'Informasjon',
    },
  },
} satisfies Messages<typeof en>
