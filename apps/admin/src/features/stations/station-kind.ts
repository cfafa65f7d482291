import { formSchema, stationBody } from '@kiosk-admin/api-client'
import type { Values } from '../../shared/content/record-values'
import { newId } from '../../shared/new-id'

/** What forms need to know of a station. */
export const stationKind = {
  resource: 'MallStation',
  body: stationBody,
  fieldNames: ['code', 'name', 'latitude', 'longitude', 'areaId', 'floorId'],
} as const

export const stationSchema = formSchema(stationBody, [])

export const newStation = (): Values => ({
  id: newId(),
  code: '',
  name: '',
  latitude: null,
  longitude: null,
  areaId: null,
  floorId: null,
})
