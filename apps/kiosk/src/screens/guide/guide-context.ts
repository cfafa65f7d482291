import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Station } from '@kiosk-admin/kiosk-client'
import { createContext, useContext } from 'react'
import type { Ways } from '../../hooks/use-ways'
import type { Shown } from '../../model/content'
import type { Guide } from '../../model/guide'
import type { Destination } from '../../model/page'
import type { StationLocation } from '../../model/spots'
import type { GuideMessages } from './guide-messages/en'

/** Content, language and navigation, shared by all pages behind the start page. */
export type GuideContext = {
  guide: Guide
  shown: Shown
  now: Date
  language: LanguageCode
  location: StationLocation | null
  /** `null` if no floor is drawn. */
  ways: Ways | null
  /** Beginning of the addresses of ways from here for phones; `null` if phones can't open them. */
  waysUrl: string | null
  /** Whether this visitor avoids steps. */
  stepFree: boolean
  onStepFreeChange: (stepFree: boolean) => void
  t: GuideMessages
  recordSearch: Station['recordSearch'] | undefined
  onOpen: (to: Destination) => void
  onBack: () => void
  onStart: () => void
}

const context = createContext<GuideContext | null>(null)
export const GuideProvider = context.Provider

export function useGuide(): GuideContext {
  const guide = useContext(context)
  if (!guide) throw new Error('There is no GuideProvider around this')
  return guide
}

/** Minutes of the way to a code, for lists; `undefined` without a way, and until ways are known. */
export function useMinutesTo(): (areaId: string | null) => number | undefined {
  const { ways } = useGuide()
  return (areaId) => (areaId === null ? undefined : ways?.found?.minutesTo({ code: areaId }))
}
