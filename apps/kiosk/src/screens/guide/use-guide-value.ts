import type { LanguageCode, MallSnapshot } from '@kiosk-admin/api-client'
import type { MapState } from '@kiosk-admin/api-client/kiosk'
import type { Station } from '@kiosk-admin/kiosk-client'
import { useMemo } from 'react'
import { useWays } from '../../hooks/use-ways'
import { currentContent } from '../../model/content'
import { guideOf } from '../../model/guide'
import type { Destination } from '../../model/page'
import type { StationLocation } from '../../model/spots'
import type { GuideContext } from './guide-context'
import { guideMessages } from './guide-messages'

export type GuideValueOptions = {
  publication: MallSnapshot
  now: Date
  language: LanguageCode
  location: StationLocation | null
  mapState: MapState | null
  /** Beginning of the addresses of ways from here for phones. */
  waysUrl: string | null
  stepFree: boolean
  onStepFreeChange: (stepFree: boolean) => void
  /** Counts searches; without it, as in a preview, they are not counted. */
  recordSearch?: Station['recordSearch'] | undefined
  onOpen: (to: Destination) => void
  onBack: () => void
  onStart: () => void
}

/** The content of a publication and the ways to it, for the provider of the guide. */
export function useGuideValue(options: GuideValueOptions): GuideContext {
  const { publication, now, language, location, mapState, stepFree } = options
  const guide = useMemo(() => guideOf(publication, language, now), [publication, language, now])
  const shown = useMemo(() => currentContent(publication, language, now), [publication, language, now])
  const ways = useWays({ publication, location, mapState, stepFree, now })
  const { waysUrl, onStepFreeChange, recordSearch, onOpen, onBack, onStart } = options
  return {
    ...{ guide, shown, now, language, location, ways, waysUrl, stepFree, onStepFreeChange, recordSearch },
    ...{ onOpen, onBack, onStart },
    t: guideMessages[language],
  }
}
