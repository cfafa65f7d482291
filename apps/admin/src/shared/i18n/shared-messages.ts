import { loadMessages } from './i18n'

/** Messages of the shell and of lists, which are needed first: one module per language. */
export const sharedMessages = loadMessages({
  en: () => import('../../messages/en'),
  se: () => import('../../messages/se'),
  no: () => import('../../messages/no'),
  is: () => import('../../messages/is'),
})
