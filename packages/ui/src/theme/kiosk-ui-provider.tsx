import { DirectionProvider, useDirection } from '@radix-ui/react-direction'
import { setNonce } from 'get-nonce'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { kioskUiContext } from './context'
import { browserTimeZone } from './intl'
import type { LabelSet } from './label-set'
import type { Language } from './language'

export type KioskUiProviderProps = {
  children: ReactNode
  /** BCP 47 tag for dates, numbers and sorting. @default 'en' */
  locale?: string
  /** Languages of the content, the required one first. @default none: a language code is its BCP 47 tag */
  languages?: readonly Language[]
  /** Labels from `@kiosk-admin/ui/labels/{code}`. @default English */
  labels?: LabelSet
  /**
   * Loads the complete set when `labels` has only the groups that are needed first (`@kiosk-admin/ui/labels/basic/{code}`).
   * Parts of other groups call it and suspend; it returns the same promise each time.
   */
  loadLabels?: (() => Promise<LabelSet>) | undefined
  /** IANA zone of the mall, for calendar days. @default the browser's */
  timeZone?: string
  /** The nonce of the page's Content-Security-Policy, if any. */
  nonce?: string
  /** The clock. @default the real one */
  now?: () => Date
  /** Container of dialogs, menus and tooltips, for embedding in another page. @default the page's body */
  overlays?: HTMLElement | undefined
  /** Set as `data-theme` of the page; unchanged when left out, for pages that set it before React starts. */
  theme?: 'light' | 'dark' | 'system'
  /** Set as `data-density` of the page; unchanged when left out. */
  density?: 'comfortable' | 'compact'
  /** Set as `dir` of the page; when left out, the outer provider's or the page's own applies. */
  direction?: 'ltr' | 'rtl'
}

const realNow = () => new Date()
const browserZone = browserTimeZone()
const none = {}
const noLanguages: readonly Language[] = []

/** Sets an attribute of the page, because overlays are rendered outside of the provider's elements. */
function usePageAttribute(name: string, value: string | undefined) {
  useLayoutEffect(() => {
    if (value === undefined) return
    const page = document.documentElement
    const before = page.getAttribute(name)
    page.setAttribute(name, value)
    return () => {
      if (before === null) page.removeAttribute(name)
      else page.setAttribute(name, before)
    }
  }, [name, value])
}

/**
 * Provides language, texts, time zone and clock to all parts. Theme, density and brand are attributes of the page
 * (`data-theme`, `data-density` and the variable `--k-brand` on `<html>`), so that a page can set them before React
 * starts; alternatively, set `theme` and `density` here.
 */
export function KioskUiProvider({
  children,
  locale = 'en',
  languages = noLanguages,
  labels = none,
  loadLabels,
  timeZone = browserZone,
  nonce,
  now = realNow,
  overlays,
  theme,
  density,
  direction,
}: KioskUiProviderProps) {
  usePageAttribute('data-theme', theme)
  usePageAttribute('data-density', density)
  usePageAttribute('dir', direction)
  // Nonce of the style element with which dialogs lock scrolling. A layout effect, as they add it in a later effect.
  useLayoutEffect(() => {
    if (nonce) setNonce(nonce)
  }, [nonce])
  const around = useDirection(direction)
  const pages = globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : around
  const value = useMemo(
    () => ({ locale, languages, labels, loadLabels, timeZone, nonce, now, overlays }),
    [locale, languages, labels, loadLabels, timeZone, nonce, now, overlays],
  )
  return (
    <kioskUiContext.Provider value={value}>
      <DirectionProvider dir={direction ?? pages}>{children}</DirectionProvider>
    </kioskUiContext.Provider>
  )
}
