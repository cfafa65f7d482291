import { loadMessages } from '../../i18n/i18n'

export const revertMessages = loadMessages({
  en: () => import('./en'),
  se: () => import('./se'),
  no: () => import('./no'),
  is: () => import('./is'),
})
