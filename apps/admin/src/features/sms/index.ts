import { MessageSquareText } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const sms = {
  name: 'sms',
  title: { en: 'SMS', se: 'Sms', no: 'SMS', is: 'SMS' },
  path: '/Malls/SMS',
  area: 'Sms',
  records: [{ resource: 'Sms', noun: { en: 'SMS', se: 'Sms', no: 'SMS', is: 'SMS' } }],
  icon: MessageSquareText,
  load: () => import('./screen'),
} as const satisfies Feature
