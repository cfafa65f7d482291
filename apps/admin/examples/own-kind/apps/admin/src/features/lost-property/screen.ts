import { contentTypes } from '@kiosk-admin/api-client'
import { Umbrella } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { lostPropertyMessages as messages } from './messages'

export const feature = defineFeature(contentTypes.lostProperty, {
  columns: ['name', 'foundAt', 'status', 'contentStatus', 'lastEdited'],
  icon: Umbrella,
  form: () => import('./lost-property-form'),
  messages,
  messageKey: 'lostProperty',
})
