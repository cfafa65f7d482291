import { contentTypes } from '@kiosk-admin/api-client'
import { Umbrella } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'

export const feature = defineFeature(contentTypes.lostProperty, {
  columns: ['imageId', 'name', 'foundAt', 'size', 'weight', 'status', 'contentStatus', 'lastEdited'],
  icon: Umbrella,
  form: () => import('./lost-property-form'),
})
