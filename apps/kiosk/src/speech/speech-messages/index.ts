import type { LanguageCode } from '@kiosk-admin/api-client'
import type { SpeechMessages } from './en'
import { en } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const speechMessages: Record<LanguageCode, SpeechMessages> = { en, se, no, is }
