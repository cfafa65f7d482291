import { Building2 } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const malls = {
  name: 'malls',
  title: { en: 'Malls', se: 'Köpcentrum', no: 'Kjøpesentre', is: 'Verslunarmiðstöðvar' },
  path: '/Malls/Mall',
  area: 'Mall',
  records: [
    {
      resource: 'Mall',
      noun: { en: 'Mall', se: 'Köpcentrum', no: 'Kjøpesenter', is: 'Verslunarmiðstöð' },
      create: { en: 'New mall', se: 'Nytt köpcentrum', no: 'Nytt kjøpesenter', is: 'Ný verslunarmiðstöð' },
      dialog: 'mall',
    },
  ],
  icon: Building2,
  load: () => import('./screen'),
} as const satisfies Feature
