import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  connectors: {
    title: 'Lyftur og stigar',
    new: 'Ný lyfta eða stigi',
    edit: 'Breyta lyftu eða stiga',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'lyfta eða stigi', other: 'lyftur og stigar' })}`,
    empty: {
      title: 'Engar lyftur eða stigar enn',
      text: 'Það sem leiðir gesti milli hæða birtist hér: lyftur, rúllustigar, stigar.',
    },
    fields: {
      name: 'Heiti',
      kind: 'Tegund',
      direction: 'Átt',
      stepFree: 'Þrepalaus',
      width: 'Breidd',
      wait: 'Biðtími',
      hours: 'Opið',
      stops: 'Hæðir',
    },
    hint: {
      stepFree: 'Hentar hjólastólum og barnavögnum.',
      width: 'Þar sem þrengst er. Hafðu reitinn auðan ef þú veist það ekki.',
      wait: 'Þar til lyftan kemur. Hafðu reitinn auðan fyrir venjulegan biðtíma.',
      stops: 'Allar hæðir þar sem gestir fara inn eða út og staðurinn á hæðarkortinu.',
    },
    stop: {
      add: 'Bæta við hæð',
      floor: 'Hæð',
      at: 'Staður á hæðarkortinu',
      remove: ({ floor }) => `Fjarlægja: ${floor}`,
      noFloors: 'Bættu fyrst við hæðum undir Bílastæði.',
    },
    reader: 'Þú getur skoðað lyftur og stiga en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
