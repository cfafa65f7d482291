// React context of the kit: locale, labels, time zone, clock.

import { createContext, useContext } from 'react'
import { browserTimeZone } from './intl'
import type { LabelSet } from './label-set'
import type { Language } from './language'

/** Context of the provider, read by every part. */
export type KioskUiContext = {
  /** BCP 47 tag for dates, numbers and sorting. */
  locale: string
  /** Languages of the content. */
  languages: readonly Language[]
  /** IANA zone for calendar days. */
  timeZone: string
  /** Labels by group of parts; English where missing. */
  labels: LabelSet
  /** Loads the groups that `labels` lacks; parts that need them suspend. Returns the same promise each time. */
  loadLabels?: (() => Promise<LabelSet>) | undefined
  /** Nonce for style elements under a strict Content-Security-Policy. */
  nonce: string | undefined
  /** The clock, which pictures and tests replace. */
  now: () => Date
  /** Container of dialogs, menus and tooltips. @default the page's body */
  overlays?: HTMLElement | undefined
}

export const kioskUiContext = createContext<KioskUiContext>({
  locale: 'en',
  languages: [],
  timeZone: browserTimeZone(),
  labels: {},
  nonce: undefined,
  now: () => new Date(),
})

/** Language, time zone, texts and clock of the provider, for an app's own parts. */
export const useKioskUi = () => useContext(kioskUiContext)
