import { contentTypes } from '@kiosk-admin/api-client'
import { Layers2, SquareParking } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { useQuery } from '../../shared/routing/location'
import { floorMessages } from './floor-messages'
import { parkingMessages } from './messages'

/** Garages, listed with their floors. */
export const { kind: garages } = defineFeature(contentTypes.garage, {
  columns: ['index', 'name', 'status', 'contentStatus', 'lastEdited'],
  icon: SquareParking,
  form: () => import('./garage-form'),
  messages: parkingMessages,
  messageKey: 'parking',
})

/** Floors of garages and of the mall itself. */
export const { kind: floors } = defineFeature(contentTypes.floor, {
  columns: ['index', 'name', 'areaId', 'status', 'contentStatus', 'lastEdited'],
  icon: Layers2,
  useInitial: useGarageParam,
  form: () => import('./floor-form'),
  messages: floorMessages,
  messageKey: 'floors',
})

/** The garage of a new floor, from the address; a floor of the mall itself is not for parking. */
function useGarageParam() {
  const [query] = useQuery()
  const garageId = query.get('garage')
  return { garageId, objectType: garageId === null ? 'shopping' : 'parking' }
}
