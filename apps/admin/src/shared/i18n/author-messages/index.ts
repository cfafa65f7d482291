import { catalogueOf } from '../i18n'
import { sharedMessages } from '../shared-messages'
import type { en } from './en'

export const authorMessages = catalogueOf<typeof en>(sharedMessages)
