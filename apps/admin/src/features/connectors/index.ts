import { contentTypes } from '@kiosk-admin/api-client'
import { SignpostBig } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const connectors = contentFeature(contentTypes.connector, {
  name: 'connectors',
  entry: 'map',
  title: {
    en: 'Lifts and stairs',
    se: 'Hissar och trappor',
    no: 'Heiser og trapper',
    is: 'Lyftur og stigar',
  },
  noun: { en: 'Lift or stairs', se: 'Hiss eller trappa', no: 'Heis eller trapp', is: 'Lyfta eða stigi' },
  create: {
    en: 'New lift or stairs',
    se: 'Ny hiss eller trappa',
    no: 'Ny heis eller trapp',
    is: 'Ný lyfta eða stigi',
  },
  fields: {
    kind: {
      choices: {
        lift: { en: 'Lift', se: 'Hiss', no: 'Heis', is: 'Lyfta' },
        escalator: { en: 'Escalator', se: 'Rulltrappa', no: 'Rulletrapp', is: 'Rúllustigi' },
        stairs: { en: 'Stairs', se: 'Trappa', no: 'Trapp', is: 'Stigi' },
        ramp: { en: 'Ramp', se: 'Ramp', no: 'Rampe', is: 'Skábraut' },
        travelator: { en: 'Travelator', se: 'Rullband', no: 'Rullebånd', is: 'Rúllubraut' },
      },
    },
    direction: {
      choices: {
        both: { en: 'Up and down', se: 'Upp och ner', no: 'Opp og ned', is: 'Upp og niður' },
        up: { en: 'Up only', se: 'Bara upp', no: 'Bare opp', is: 'Aðeins upp' },
        down: { en: 'Down only', se: 'Bara ner', no: 'Bare ned', is: 'Aðeins niður' },
      },
    },
    width: { unit: 'm' },
    wait: { unit: 's' },
  },
  path: '/published/Connectors',
  group: 'Published',
  // that of the menu entry
  icon: SignpostBig,
  load: () => import('./screen'),
})
