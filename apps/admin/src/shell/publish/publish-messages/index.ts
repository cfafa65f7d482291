import { catalogueOf } from '../../../shared/i18n/i18n'
import { sharedMessages } from '../../../shared/i18n/shared-messages'
import type { en } from './en'

export const publishMessages = catalogueOf<typeof en>(sharedMessages)
