import { calls, formSchema, type Mall } from '@kiosk-admin/api-client'
import type { Values } from '../../shared/content/editor/record-values'
import { newId } from '../../shared/new-id'

/** The contract of the station form. */
export const stationKind = {
  resource: 'MallStation',
  body: calls.replaceStation.body,
  fieldNames: ['code', 'name', 'latitude', 'longitude', 'areaId', 'floorId', 'position', 'bearing'],
} as const

export const stationSchema = formSchema(calls.replaceStation.body, [])

/** A new station is at the location of its mall, until it is moved. */
export const newStation = (location: Mall['location'] = null): Values => ({
  id: newId(),
  code: '',
  name: '',
  latitude: location?.latitude ?? null,
  longitude: location?.longitude ?? null,
  areaId: null,
  floorId: null,
  position: null,
  bearing: null,
})
