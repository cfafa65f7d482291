import { loadMessages } from '../../../i18n/i18n'

export const passageMessages = loadMessages({
  en: () => import('./en'),
  se: () => import('./se'),
  no: () => import('./no'),
  is: () => import('./is'),
})
