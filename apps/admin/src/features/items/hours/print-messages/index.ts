import { catalogueOf } from '../../../../shared/i18n/i18n'
import { allItemMessages } from '../../all-messages'
import type { en } from './en'

export const printMessages = catalogueOf<typeof en>(allItemMessages)
