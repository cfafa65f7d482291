import { calls, formSchema } from '@kiosk-admin/api-client'
import type { Values } from '../../shared/content/editor/record-values'
import { newId } from '../../shared/new-id'

/** The contract of the station form. */
export const stationKind = {
  resource: 'MallStation',
  body: calls.replaceStation.body,
  fieldNames: ['code', 'name', 'latitude', 'longitude', 'areaId', 'floorId', 'position', 'bearing'],
} as const

export const stationSchema = formSchema(calls.replaceStation.body, [])

export const newStation = (): Values => ({
  id: newId(),
  code: '',
  name: '',
  latitude: null,
  longitude: null,
  areaId: null,
  floorId: null,
  position: null,
  bearing: null,
})
