import { loadMessages } from '../../shared/i18n/i18n'

/** Messages of the three kinds of items: one module per language. */
export const allItemMessages = loadMessages({
  en: () => import('./messages/en'),
  se: () => import('./messages/se'),
  no: () => import('./messages/no'),
  is: () => import('./messages/is'),
})
