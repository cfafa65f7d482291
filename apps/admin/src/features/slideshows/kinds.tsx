import { contentTypes, type RecordOf } from '@kiosk-admin/api-client'
import { GalleryVerticalEnd, MonitorPlay } from 'lucide-react'
import { defineFeature } from '../../shared/content/define-feature'
import { slideshowMessages } from './messages'
import { screensaverMessages } from './screensaver-messages'
import { SlideshowList } from './slideshow-list'

const common = {
  columns: ['index', 'name', 'stationIds', 'status', 'contentStatus', 'created', 'lastEdited'],
  form: () => import('./slideshow-form'),
  list: SlideshowList,
} as const

/** Slideshows beside the kiosks' menus. */
export const info = defineFeature(contentTypes.slideshow, {
  ...common,
  only: { kind: 'info' },
  icon: GalleryVerticalEnd,
  messages: slideshowMessages,
  messageKey: 'slideshows',
})

/** Slideshows on idle kiosks. */
export const screensavers = defineFeature(contentTypes.slideshow, {
  ...common,
  only: { kind: 'screensaver' },
  icon: MonitorPlay,
  messages: screensaverMessages,
  messageKey: 'screensavers',
})

export const kindOf = (kind: RecordOf<'slideshow'>['kind']) => (kind === 'screensaver' ? screensavers : info).kind
