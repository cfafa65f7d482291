import type { Feature } from '@kiosk-admin/admin'
import { Umbrella } from 'lucide-react'

/** A custom screen: its name, position in the menu and path. Its code loads when it opens. */
export const lostProperty: Feature = {
  name: 'lostProperty',
  title: { en: 'Lost property', se: 'Hittegods', no: 'Hittegods', is: 'Óskilamunir' },
  path: '/lost-property',
  group: 'Published',
  icon: Umbrella,
  load: () => import('./screen'),
}
