import { ChartLine } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const statistics = {
  name: 'statistics',
  title: { en: 'Statistics', se: 'Statistik', no: 'Statistikk', is: 'Tölfræði' },
  path: '/Statistics',
  area: 'Statistic',
  icon: ChartLine,
  load: () => import('./screen'),
} as const satisfies Feature
