import type { Feature } from '@kiosk-admin/admin'
import { Umbrella } from 'lucide-react'

/** A screen of our own: its place in the menu and what it is called there. Its code is loaded when it is opened. */
export const lostProperty: Feature = {
  name: 'lostProperty',
  title: { en: 'Lost property', se: 'Hittegods', no: 'Hittegods', is: 'Óskilamunir' },
  path: '/lost-property',
  group: 'Published',
  icon: Umbrella,
  load: () => import('./screen'),
}
