import type { Messages } from '../i18n'
import type { en } from './en'

export const is = {
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
      lift: 'Lyfta',
      escalator: 'Rúllustigi',
      stairs: 'Stigi',
      ramp: 'Skábraut',
      travelator: 'Færiband',
    },
    displaySpeed: { fast: 'Hratt', normal: 'Venjulegt', slow: 'Hægt', verySlow: 'Mjög hægt' },
    direction: { both: 'Upp og niður', up: 'Aðeins upp', down: 'Aðeins niður' },
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
      surroundingArea: 'Í nágrenninu',
      information: 'Upplýsingar',
    },
  },
} satisfies Messages<typeof en>
