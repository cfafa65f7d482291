import { type ReactNode, useMemo } from 'react'
import { kioskUiContext } from '../internal/context'

export type KioskUiProviderProps = {
  children: ReactNode
  /** BCP 47 tag; dates, numbers and sorting follow it. @default 'en' */
  locale?: string
  /** A complete set of texts, from `@kiosk-admin/ui/labels/{code}`. English when left out. */
  labels?: Readonly<Record<string, object | undefined>>
  /** IANA zone in which days begin, the mall's. @default the browser's */
  timeZone?: string
  /** The nonce of the page's Content-Security-Policy, if it has one. */
  nonce?: string
  /** The clock. @default the real one */
  now?: () => Date
}

const realNow = () => new Date()
const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const none = {}

/**
 * Gives every part its language, texts, time zone and clock. Theme, density and brand are plain attributes of the
 * page, so that they hold before React starts: `data-theme`, `data-density` and `--k-brand` on `<html>`.
 */
export function KioskUiProvider({
  children,
  locale = 'en',
  labels = none,
  timeZone = browserZone,
  nonce,
  now = realNow,
}: KioskUiProviderProps) {
  const value = useMemo(() => ({ locale, labels, timeZone, nonce, now }), [locale, labels, timeZone, nonce, now])
  return <kioskUiContext.Provider value={value}>{children}</kioskUiContext.Provider>
}
