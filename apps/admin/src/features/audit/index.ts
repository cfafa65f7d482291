import { History } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const audit = {
  name: 'audit',
  title: { en: 'History', se: 'Historik', no: 'Historikk', is: 'Breytingasaga' },
  path: '/Audit',
  area: 'Mall',
  icon: History,
  load: () => import('./screen'),
} as const satisfies Feature
