import { contentTypes } from '@kiosk-admin/api-client'
import { CalendarDays } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { eventMessages as messages } from './messages'

export const feature = defineFeature(contentTypes.event, {
  columns: ['name', 'startDate', 'endDate', 'status', 'contentStatus', 'lastEdited'],
  icon: CalendarDays,
  form: () => import('./event-form'),
  preview: 'eventPreview',
  messages,
  messageKey: 'events',
})
