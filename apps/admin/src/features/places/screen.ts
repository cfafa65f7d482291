import { contentTypes } from '@kiosk-admin/api-client'
import { MapPinned } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { placeMessages as messages } from './messages'
import { PlaceList } from './place-list'

export const feature = defineFeature(contentTypes.place, {
  columns: ['name', 'setting', 'status', 'contentStatus', 'lastEdited'],
  icon: MapPinned,
  list: PlaceList,
  whole: true,
  // most places are outdoors
  useInitial: () => ({ setting: 'outdoor' }),
  form: () => import('./place-form'),
  messages,
  messageKey: 'places',
})
