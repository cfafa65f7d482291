import { contentTypes } from '@kiosk-admin/api-client'
import { ArrowUpDown } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { useQuery } from '../../shared/routing/location'
import { ConnectorList } from './connector-list'
import { connectorMessages as messages } from './messages'

/** The first stop, from the address: where it was put on the plan of a floor. */
function useInitial() {
  const [query] = useQuery()
  const [floorId, x, y] = ['floor', 'x', 'y'].map((name) => query.get(name))
  const stops = floorId && x && y ? [{ floorId, at: { x: Number(x), y: Number(y) } }] : []
  return { kind: 'lift', stepFree: true, stops }
}

export const feature = defineFeature(contentTypes.connector, {
  columns: ['name', 'kind', 'direction', 'stops', 'status', 'contentStatus', 'lastEdited'],
  icon: ArrowUpDown,
  list: ConnectorList,
  useInitial,
  form: () => import('./connector-form'),
  messages,
  messageKey: 'connectors',
})
