import { loadMessages } from '../../../shared/i18n/i18n'

export const sampleMessages = loadMessages({
  en: () => import('./en'),
  se: () => import('./se'),
  no: () => import('./no'),
  is: () => import('./is'),
})
