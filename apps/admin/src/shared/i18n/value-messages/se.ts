import type { Messages } from '../i18n'
import type { en } from './en'

export const se = {
  values: {
    popup: { none: 'Ingenting', details: 'Visa detaljer', site: 'Öppna webbplatsen' },
    setting: { indoor: 'Inomhus', outdoor: 'Utomhus' },
    kind: {
      info: 'Infobildspel',
      screensaver: 'Skärmsläckare',
      changePage: 'En annan sida',
      externalUrl: 'En webbplats',
      details: 'Detaljer',
      childCategory: 'En underkategori',
      lift: 'Hiss',
      escalator: 'Rulltrappa',
      stairs: 'Trappa',
      ramp: 'Ramp',
      travelator: 'Rullband',
    },
    displaySpeed: { fast: 'Snabb', normal: 'Normal', slow: 'Långsam', verySlow: 'Mycket långsam' },
    direction: { both: 'Upp och ner', up: 'Bara upp', down: 'Bara ner' },
    animation: { none: 'Ingen', fade: 'Tona', slide: 'Glid', zoom: 'Zooma' },
    fit: { contain: 'Hel', cover: 'Fyller sin ram' },
    show: { everyDay: 'Varje dag', timeRange: 'På bestämda tider' },
    objectType: { parking: 'Parkering', shopping: 'Butiker', other: 'Annat' },
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
