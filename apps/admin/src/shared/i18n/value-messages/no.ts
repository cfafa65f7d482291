import type { Messages } from '../i18n'
import type { en } from './en'

export const no = {
  values: {
    popup: { none: 'Ingenting', details: 'Vis informasjon', site: 'Åpne nettstedet' },
    setting: { indoor: 'Innendørs', outdoor: 'Utendørs' },
    kind: {
      info: 'Infolysbildeserie',
      screensaver: 'Skjermsparer',
      changePage: 'En annen side',
      externalUrl: 'Et nettsted',
      details: 'Detaljer',
      childCategory: 'En underkategori',
      lift: 'Heis',
      escalator: 'Rulletrapp',
      stairs: 'Trapp',
      ramp: 'Rampe',
      travelator: 'Rullebånd',
    },
    displaySpeed: { fast: 'Rask', normal: 'Normal', slow: 'Langsom', verySlow: 'Svært langsom' },
    direction: { both: 'Opp og ned', up: 'Bare opp', down: 'Bare ned' },
    animation: { none: 'Ingen', fade: 'Ton', slide: 'Skyv', zoom: 'Zoom' },
    fit: { contain: 'Hele', cover: 'Fyller rammen' },
    show: { everyDay: 'Hver dag', timeRange: 'Til bestemte tider' },
    objectType: { parking: 'Parkering', shopping: 'Butikker', other: 'Annet' },
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
