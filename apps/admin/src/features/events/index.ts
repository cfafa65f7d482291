import { contentTypes } from '@kiosk-admin/api-client'
import { CalendarDays } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const events = contentFeature(contentTypes.event, {
  name: 'events',
  title: { en: 'Events', se: 'Evenemang', no: 'Arrangementer', is: 'Viðburðir' },
  noun: { en: 'Event', se: 'Evenemang', no: 'Arrangement', is: 'Viðburður' },
  create: { en: 'New event', se: 'Nytt evenemang', no: 'Nytt arrangement', is: 'Nýr viðburður' },
  path: '/published/event',
  icon: CalendarDays,
  tile: { name: 'event' },
  load: () => import('./screen'),
})
