import type { LanguageCode } from '@kiosk-admin/api-client'
import { en, type SlideMessages } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const slideMessages: Record<LanguageCode, SlideMessages> = { en, se, no, is }
