import { contentTypes } from '@kiosk-admin/api-client'
import { BadgePercent } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const offers = contentFeature(contentTypes.offer, {
  name: 'offers',
  title: { en: 'Offers', se: 'Erbjudanden', no: 'Tilbud', is: 'Tilboð' },
  noun: { en: 'Offer', se: 'Erbjudande', no: 'Tilbud', is: 'Tilboð' },
  create: { en: 'New offer', se: 'Nytt erbjudande', no: 'Nytt tilbud', is: 'Nýtt tilboð' },
  path: '/published/offer',
  icon: BadgePercent,
  tile: { name: 'offer', line: 'offersAndShops' },
  load: () => import('./screen'),
})
