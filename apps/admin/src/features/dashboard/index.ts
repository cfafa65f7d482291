import { LayoutGrid } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const dashboard = {
  name: 'dashboard',
  title: { en: 'Published dashboard', se: 'Översikt', no: 'Oversikt', is: 'Yfirlit' },
  path: '/published',
  icon: LayoutGrid,
  load: () => import('./screen'),
} as const satisfies Feature
