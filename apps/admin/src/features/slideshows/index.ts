import { contentTypes } from '@kiosk-admin/api-client'
import { GalleryVerticalEnd, MonitorPlay } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'
import { listPath, newPath, pagePath, pagePattern } from './paths'

const common = {
  noun: { en: 'Slideshow', se: 'Bildspel', no: 'Lysbildeserie', is: 'Skyggnusýning' },
  address: pagePath,
} as const

export const slideshows = contentFeature(contentTypes.slideshow, {
  ...common,
  name: 'slideshows',
  title: { en: 'Info Slideshows', se: 'Bildspel', no: 'Lysbildeserier', is: 'Skyggnusýningar' },
  create: { en: 'New info slideshow', se: 'Nytt bildspel', no: 'Ny lysbildeserie', is: 'Ný skyggnusýning' },
  createAddress: newPath('info'),
  path: listPath('info'),
  also: [pagePattern],
  icon: GalleryVerticalEnd,
  tile: { name: 'slideshow' },
  load: () => import('./info-slideshows'),
})

export const screensavers = contentFeature(contentTypes.slideshow, {
  ...common,
  name: 'screensavers',
  title: { en: 'Screensavers', se: 'Skärmsläckare', no: 'Skjermsparere', is: 'Skjáhvílur' },
  create: { en: 'New screensaver', se: 'Ny skärmsläckare', no: 'Ny skjermsparer', is: 'Ný skjáhvíla' },
  createAddress: newPath('screensaver'),
  path: listPath('screensaver'),
  only: { kind: 'screensaver' },
  icon: MonitorPlay,
  load: () => import('./screensavers'),
})
