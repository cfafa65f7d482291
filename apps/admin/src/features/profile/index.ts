import { UserRound } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const profile = {
  name: 'profile',
  title: { en: 'Your profile', se: 'Din profil', no: 'Profilen din', is: 'Mín síða' },
  path: '/user/profile',
  group: 'User',
  inMenu: false,
  icon: UserRound,
  load: () => import('./screen'),
} as const satisfies Feature
