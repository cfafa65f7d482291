import { DirectionProvider, useDirection } from '@radix-ui/react-direction'
import { setNonce } from 'get-nonce'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { kioskUiContext } from './context'

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
  /** In which dialogs, menus and tooltips stand, for whoever is a guest in another page. @default the page's body */
  overlays?: HTMLElement | undefined
  /** Written to the page as `data-theme`; left alone when not given, for pages that set it before React starts. */
  theme?: 'light' | 'dark' | 'system'
  /** Written to the page as `data-density`; left alone when not given. */
  density?: 'comfortable' | 'compact'
  /** Written to the page as `dir`; left alone when not given, and then the provider's around or the page's own. */
  direction?: 'ltr' | 'rtl'
}

const realNow = () => new Date()
const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone
const none = {}

/** Keeps an attribute of the page; overlays stand outside any element of ours, so it must be the page's. */
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
 * Gives every part its language, texts, time zone and clock. Theme, density and brand are plain attributes of the page
 * (`data-theme`, `data-density` and the variable `--k-brand` on `<html>`), so that they can hold before React starts;
 * who has no such need gives `theme` and `density` here.
 */
export function KioskUiProvider({
  children,
  locale = 'en',
  labels = none,
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
  // Dialogs lock the page's scrolling with a style element of their own. A layout effect, for they add it in a later one.
  useLayoutEffect(() => {
    if (nonce) setNonce(nonce)
  }, [nonce])
  const around = useDirection(direction)
  const pages = globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : around
  const value = useMemo(
    () => ({ locale, labels, timeZone, nonce, now, overlays }),
    [locale, labels, timeZone, nonce, now, overlays],
  )
  return (
    <kioskUiContext.Provider value={value}>
      <DirectionProvider dir={direction ?? pages}>{children}</DirectionProvider>
    </kioskUiContext.Provider>
  )
}
