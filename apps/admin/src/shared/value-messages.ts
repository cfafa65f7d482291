import { defineMessages, type Messages } from './i18n'

/** What the fixed values of fields are called, where a change is told apart from its form. */
const en = {
  values: {
    popup: { none: 'Nothing', details: 'Show details', site: 'Open the website' },
    setting: { indoor: 'Indoors', outdoor: 'Outdoors' },
    kind: {
      info: 'Info slideshow',
      screensaver: 'Screensaver',
      changePage: 'Another page',
      externalUrl: 'A website',
      details: 'Details',
      childCategory: 'A subcategory',
    },
    displaySpeed: { fast: 'Fast', normal: 'Normal', slow: 'Slow', verySlow: 'Very slow' },
    animation: { none: 'None', fade: 'Fade', slide: 'Slide', zoom: 'Zoom' },
    fit: { contain: 'Whole', cover: 'Fills its frame' },
    show: { everyDay: 'Every day', timeRange: 'At set times' },
    objectType: { parking: 'Parking', shopping: 'Shopping', other: 'Other' },
    page: {
      start: 'Start',
      shops: 'Shops',
      restaurants: 'Restaurants & cafés',
      serviceCompanies: 'Service companies',
      services: 'Services',
      offers: 'Offers',
      events: 'Events',
      parking: 'Parking',
      surroundingArea: 'Surrounding area',
      information: 'Information',
    },
  },
}

const se = {
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
    },
    displaySpeed: { fast: 'Snabb', normal: 'Normal', slow: 'Långsam', verySlow: 'Mycket långsam' },
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
      surroundingArea: 'Omgivningen',
      information: 'Information',
    },
  },
} satisfies Messages<typeof en>

const no = {
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
    },
    displaySpeed: { fast: 'Rask', normal: 'Normal', slow: 'Langsom', verySlow: 'Svært langsom' },
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
      surroundingArea: 'Området rundt',
      information: 'Informasjon',
    },
  },
} satisfies Messages<typeof en>

const is = {
  values: {
    popup: { none: 'Ekkert', details: 'Sýna upplýsingar', site: 'Opna vefsíðuna' },
    setting: { indoor: 'Innandyra', outdoor: 'Utandyra' },
    kind: {
      info: 'Upplýsingasýning',
      screensaver: 'Skjáhvíla',
      changePage: 'Önnur síða',
      externalUrl: 'Vefsíða',
      details: 'Nánar',
      childCategory: 'Undirflokkur',
    },
    displaySpeed: { fast: 'Hratt', normal: 'Venjulegt', slow: 'Hægt', verySlow: 'Mjög hægt' },
    animation: { none: 'Engin', fade: 'Dofna', slide: 'Renna', zoom: 'Aðdráttur' },
    fit: { contain: 'Öll', cover: 'Fyllir rammann' },
    show: { everyDay: 'Alla daga', timeRange: 'Á ákveðnum tímum' },
    objectType: { parking: 'Bílastæði', shopping: 'Verslanir', other: 'Annað' },
    page: {
      start: 'Upphafssíða',
      shops: 'Verslanir',
      restaurants: 'Veitingastaðir og kaffihús',
      serviceCompanies: 'Þjónustufyrirtæki',
      services: 'Þjónusta',
      offers: 'Tilboð',
      events: 'Viðburðir',
      parking: 'Bílastæði',
      surroundingArea: 'Nágrennið',
      information: 'Upplýsingar',
    },
  },
} satisfies Messages<typeof en>

export const valueMessages = defineMessages({ en, se, no, is })
