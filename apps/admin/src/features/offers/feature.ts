import { offer } from '@kiosk-admin/api-client'
import { BadgePercent } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { offerMessages as messages } from './messages'

export const feature = defineFeature(offer, {
  columns: ['name', 'startDate', 'endDate', 'status', 'contentStatus', 'lastEdited'],
  icon: BadgePercent,
  form: () => import('./offer-form'),
  preview: 'offerPreview',
  messages,
  words: 'offers',
})
