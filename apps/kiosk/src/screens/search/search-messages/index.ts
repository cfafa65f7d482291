import type { LanguageCode } from '@kiosk-admin/api-client'
import { en, type SearchMessages } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const searchMessages: Record<LanguageCode, SearchMessages> = { en, se, no, is }
