import { Trash2 } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const trash = {
  name: 'trash',
  title: { en: 'Trash', se: 'Papperskorg', no: 'Papirkurv', is: 'Ruslið' },
  path: '/Trash',
  group: 'Published',
  icon: Trash2,
  load: () => import('./screen'),
} as const satisfies Feature
