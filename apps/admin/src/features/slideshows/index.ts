import { contentTypes } from '@kiosk-admin/api-client'
import { GalleryVerticalEnd, MonitorPlay } from 'lucide-react'
import { contentFeature } from '../../shared/feature/content-feature'
import { listPath, newPath, pagePath, pagePattern } from './paths'

const common = {
  noun: { en: 'Slideshow', se: 'Bildspel', no: 'Lysbildeserie', is: 'Skyggnusýning' },
  address: pagePath,
  fields: {
    kind: {
      choices: {
        info: { en: 'Info slideshow', se: 'Infobildspel', no: 'Infolysbildeserie', is: 'Upplýsingasýning' },
        screensaver: { en: 'Screensaver', se: 'Skärmsläckare', no: 'Skjermsparer', is: 'Skjáhvíla' },
      },
    },
    displaySpeed: {
      choices: {
        fast: { en: 'Fast', se: 'Snabb', no: 'Rask', is: 'Hratt' },
        normal: { en: 'Normal', se: 'Normal', no: 'Normal', is: 'Venjulegt' },
        slow: { en: 'Slow', se: 'Långsam', no: 'Langsom', is: 'Hægt' },
        verySlow: { en: 'Very slow', se: 'Mycket långsam', no: 'Svært langsom', is: 'Mjög hægt' },
      },
    },
    animation: {
      choices: {
        none: { en: 'None', se: 'Ingen', no: 'Ingen', is: 'Engin' },
        fade: { en: 'Fade', se: 'Tona', no: 'Toning', is: 'Dofna' },
        slide: { en: 'Slide', se: 'Glid', no: 'Skyv', is: 'Renna' },
        zoom: { en: 'Zoom', se: 'Zooma', no: 'Zoom', is: 'Aðdráttur' },
      },
    },
    show: {
      choices: {
        everyDay: { en: 'Every day', se: 'Varje dag', no: 'Hver dag', is: 'Alla daga' },
        timeRange: { en: 'At set times', se: 'På bestämda tider', no: 'Til bestemte tider', is: 'Á ákveðnum tímum' },
      },
    },
    // of a picture on a slide
    fit: {
      choices: {
        contain: { en: 'Whole', se: 'Hel', no: 'Hele', is: 'Öll' },
        cover: { en: 'Fills its frame', se: 'Fyller sin ram', no: 'Fyller rammen', is: 'Fyllir rammann' },
      },
    },
  },
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
