import { contentTypes } from '@kiosk-admin/api-client'
import { ArrowUpDown } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { ConnectorList } from './connector-list'
import { connectorMessages as messages } from './messages'

export const feature = defineFeature(contentTypes.connector, {
  columns: ['name', 'kind', 'direction', 'stops', 'status', 'contentStatus', 'lastEdited'],
  icon: ArrowUpDown,
  list: ConnectorList,
  useInitial: () => ({ kind: 'lift', stepFree: true, stops: [] }),
  form: () => import('./connector-form'),
  messages,
  messageKey: 'connectors',
})
