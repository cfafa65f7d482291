import { contentTypes } from '@kiosk-admin/api-client'
import { MapPinned } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const places = contentFeature(contentTypes.place, {
  name: 'places',
  title: { en: 'Surrounding Area', se: 'Omgivning', no: 'Området rundt', is: 'Nágrennið' },
  noun: { en: 'Place', se: 'Plats', no: 'Sted', is: 'Staður' },
  create: { en: 'New place', se: 'Ny plats', no: 'Nytt sted', is: 'Nýr staður' },
  fields: {
    setting: {
      choices: {
        outdoor: { en: 'Outdoors', se: 'Utomhus', no: 'Utendørs', is: 'Utandyra' },
        indoor: { en: 'Indoors', se: 'Inomhus', no: 'Innendørs', is: 'Innandyra' },
      },
    },
  },
  path: '/published/SurroundingArea',
  group: 'Published',
  icon: MapPinned,
  tile: { name: 'place', parts: ['indoors', 'outdoors'] },
  load: () => import('./screen'),
})
