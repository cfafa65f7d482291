import type { LanguageCode } from '@kiosk-admin/api-client'
import { en, type MapMessages } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const mapMessages: Record<LanguageCode, MapMessages> = { en, se, no, is }
