import type { LanguageCode } from '@kiosk-admin/api-client'
import { en, type WayMessages } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export type { WayMessages }

export const wayMessages: Record<LanguageCode, WayMessages> = { en, se, no, is }
