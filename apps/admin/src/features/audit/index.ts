import { History } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const audit = {
  name: 'audit',
  title: { en: 'History', se: 'Historik', no: 'Historikk', is: 'Breytingasaga' },
  path: '/Audit',
  area: 'Mall',
  icon: History,
  // its entries use labels that the kit loads later; the helper needs a document, which routing in Node has not
  load: async () => (await import('../../shared/i18n/load-code')).loadCode(() => import('./screen')),
} as const satisfies Feature
