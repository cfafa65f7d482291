import { contentTypes } from '@kiosk-admin/api-client'
import { ConciergeBell } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const services = contentFeature(contentTypes.service, {
  name: 'services',
  title: { en: 'Services', se: 'Tjänster', no: 'Tjenester', is: 'Þjónusta' },
  noun: { en: 'Service', se: 'Tjänst', no: 'Tjeneste', is: 'Þjónusta' },
  create: { en: 'New service', se: 'Ny tjänst', no: 'Ny tjeneste', is: 'Ný þjónusta' },
  path: '/published/service',
  icon: ConciergeBell,
  tile: { name: 'service' },
  load: () => import('./screen'),
})
