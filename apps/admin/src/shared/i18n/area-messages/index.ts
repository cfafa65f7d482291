import { loadMessages } from '../i18n'

export const areaMessages = loadMessages({
  en: () => import('./en'),
  se: () => import('./se'),
  no: () => import('./no'),
  is: () => import('./is'),
})
