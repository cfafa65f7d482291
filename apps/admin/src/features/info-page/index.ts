import { Info } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const infoPage = {
  name: 'infoPage',
  title: { en: 'Information', se: 'Information', no: 'Informasjon', is: 'Upplýsingar' },
  path: '/InfoPage',
  area: 'Information',
  records: [
    {
      resource: 'InfoPage',
      noun: { en: 'Information page', se: 'Informationssida', no: 'Informasjonsside', is: 'Upplýsingasíða' },
      address: () => '/InfoPage',
    },
  ],
  icon: Info,
  load: () => import('./screen'),
} as const satisfies Feature
