import { contentTypes } from '@kiosk-admin/api-client'
import { BadgePercent } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { offerMessages as messages } from './messages'
import { OfferList } from './offer-list'

export const feature = defineFeature(contentTypes.offer, {
  columns: ['name', 'shopId', 'startDate', 'endDate', 'status', 'contentStatus', 'lastEdited'],
  icon: BadgePercent,
  list: OfferList,
  form: () => import('./offer-form'),
  preview: 'offerPreview',
  messages,
  messageKey: 'offers',
})
