import { SignpostBig } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const map = {
  name: 'map',
  title: { en: 'Map', se: 'Karta', no: 'Kart', is: 'Kort' },
  // lifts and stairs are behind the same entry
  entry: 'map',
  path: '/published/Map',
  area: 'Parking',
  icon: SignpostBig,
  load: () => import('./screen'),
} as const satisfies Feature
