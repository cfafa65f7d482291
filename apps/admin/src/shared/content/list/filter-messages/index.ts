import { catalogueOf } from '../../../i18n/i18n'
import { sharedMessages } from '../../../i18n/shared-messages'
import type { en } from './en'

export const filterMessages = catalogueOf<typeof en>(sharedMessages)
