import { contentTypes } from '@kiosk-admin/api-client'
import { ArrowUpDown } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const connectors = contentFeature(contentTypes.connector, {
  name: 'connectors',
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
    direction: { en: 'Direction', se: 'Riktning', no: 'Retning', is: 'Átt' },
    stepFree: { en: 'Step-free', se: 'Trappfri', no: 'Trinnfri', is: 'Þrepalaus' },
    width: { en: 'Width', se: 'Bredd', no: 'Bredde', is: 'Breidd' },
    wait: { en: 'Waiting time', se: 'Väntetid', no: 'Ventetid', is: 'Biðtími' },
    hours: { en: 'Opening hours', se: 'Öppettider', no: 'Åpningstider', is: 'Opnunartími' },
    stops: { en: 'Floors', se: 'Plan', no: 'Etasjer', is: 'Hæðir' },
  },
  path: '/published/Connectors',
  group: 'Published',
  icon: ArrowUpDown,
  load: () => import('./screen'),
})
