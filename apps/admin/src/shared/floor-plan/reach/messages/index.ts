import { loadMessages } from '../../../i18n/i18n'

export const reachMessages = loadMessages({
  en: () => import('./en'),
  se: () => import('./se'),
  no: () => import('./no'),
  is: () => import('./is'),
})
