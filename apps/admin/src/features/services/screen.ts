import { contentTypes } from '@kiosk-admin/api-client'
import { ConciergeBell } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { OrderedList } from '../../shared/content/list/ordered-list'
import { serviceMessages as messages } from './messages'

export const feature = defineFeature(contentTypes.service, {
  columns: ['index', 'name', 'status', 'contentStatus', 'created', 'lastEdited'],
  icon: ConciergeBell,
  list: OrderedList,
  form: () => import('./service-form'),
  messages,
  messageKey: 'services',
})
