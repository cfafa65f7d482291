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
  path: '/published/Connectors',
  group: 'Published',
  // that of the menu entry
  icon: SignpostBig,
  load: () => import('./screen'),
})
