import { createContext, useContext } from 'react'

/** What every part reads from the provider. */
export type KioskUiContext = {
  /** BCP 47 tag that dates, numbers and sorting follow. */
  locale: string
  /** IANA zone in which days begin. */
  timeZone: string
  /** Texts by group of parts; what is missing is English. */
  labels: Readonly<Record<string, object | undefined>>
  /** For parts that must add a style element under a strict Content-Security-Policy. */
  nonce: string | undefined
  /** The clock, so that pictures and tests can stand still. */
  now: () => Date
  /** In which dialogs, menus and tooltips stand. @default the page's body */
  overlays?: HTMLElement | undefined
}

export const kioskUiContext = createContext<KioskUiContext>({
  locale: 'en',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  labels: {},
  nonce: undefined,
  now: () => new Date(),
})

/** Language, time zone, texts and clock that the provider gives, for parts of one's own beside the kit's. */
export const useKioskUi = () => useContext(kioskUiContext)
