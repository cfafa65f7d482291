import type { LanguageCode } from '@kiosk-admin/api-client'
import { en, type GuideMessages } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const guideMessages: Record<LanguageCode, GuideMessages> = { en, se, no, is }
