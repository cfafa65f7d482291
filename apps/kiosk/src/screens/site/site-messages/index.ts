import type { LanguageCode } from '@kiosk-admin/api-client'
import { en, type SiteMessages } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const siteMessages: Record<LanguageCode, SiteMessages> = { en, se, no, is }
