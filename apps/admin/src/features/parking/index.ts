import { contentTypes } from '@kiosk-admin/api-client'
import { SquareParking } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'

export const parking = contentFeature(contentTypes.garage, {
  name: 'parking',
  title: { en: 'Parking', se: 'Parkering', no: 'Parkering', is: 'Bílastæði' },
  noun: { en: 'Garage', se: 'P-hus', no: 'P-hus', is: 'Bílastæðahús' },
  create: { en: 'New garage', se: 'Nytt p-hus', no: 'Nytt p-hus', is: 'Nýtt bílastæðahús' },
  path: '/published/Parking',
  also: ['/published/Parking/:id'],
  icon: SquareParking,
  // the letter P is the icon of parking
  tile: { name: 'parking', line: 'categoriesAndFloors', icon: 'P', path: '/Published/Parking' },
  further: [
    {
      resource: contentTypes.floor.resource,
      noun: { en: 'Floor', se: 'Plan', no: 'Etasje', is: 'Hæð' },
      fields: {
        objectType: {
          choices: {
            parking: { en: 'Parking', se: 'Parkering', no: 'Parkering', is: 'Bílastæði' },
            shopping: { en: 'Shopping', se: 'Butiker', no: 'Butikker', is: 'Verslanir' },
            other: { en: 'Other', se: 'Annat', no: 'Annet', is: 'Annað' },
          },
        },
      },
      address: (id) => `/published/Parking/${id}`,
    },
  ],
  load: () => import('./screen'),
})
