import { contentTypes } from '@kiosk-admin/api-client'
import { Umbrella } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const lostProperty = contentFeature(contentTypes.lostProperty, {
  name: 'lostProperty',
  title: { en: 'Lost property', se: 'Hittegods', no: 'Hittegods', is: 'Óskilamunir' },
  noun: { en: 'Lost property', se: 'Hittegods', no: 'Hittegods', is: 'Óskilamunur' },
  create: {
    en: 'New lost property',
    se: 'Lägg till hittegods',
    no: 'Legg til hittegods',
    is: 'Ný færsla: óskilamunur',
  },
  fields: {
    foundAt: { label: { en: 'Found at', se: 'Fyndplats', no: 'Funnsted', is: 'Fundarstaður' } },
    size: {
      label: { en: 'Size', se: 'Storlek', no: 'Størrelse', is: 'Stærð' },
      choices: {
        small: { en: 'Small', se: 'Liten', no: 'Liten', is: 'Lítill' },
        large: { en: 'Large', se: 'Stor', no: 'Stor', is: 'Stór' },
      },
    },
    weight: { label: { en: 'Weight', se: 'Vikt', no: 'Vekt', is: 'Þyngd' }, unit: 'g' },
  },
  path: '/published/lost-property',
  group: 'Published',
  icon: Umbrella,
  tile: { name: 'lostProperty' },
  load: () => import('./screen'),
})
