// Loads the labels of the UI kit by language, and provides them with locale and theme.

import type { LanguageCode } from '@kiosk-admin/api-client'
import { KioskUiProvider } from '@kiosk-admin/ui'
import { type ReactNode, use, useCallback } from 'react'
import { useNow } from './clock'
import type { Overrides } from './i18n/i18n'
import { kitLanguages } from './i18n/kit-languages'
import { language, languageDisplay, useLanguage } from './i18n/language'
import { allLanguages } from './i18n/language-display'
import { loadByLanguage } from './i18n/load-by-language'

export type KitLabels = typeof import('@kiosk-admin/ui/labels/en')['labels']
type BasicLabels = typeof import('@kiosk-admin/ui/labels/basic/en')['labels']

// the basic labels are in one module with the messages that are needed first
const basicSets: Record<LanguageCode, () => Promise<{ labels: BasicLabels }>> = {
  en: () => import('../messages/en'),
  se: () => import('../messages/se'),
  no: () => import('../messages/no'),
  is: () => import('../messages/is'),
}

const completeSets: Record<LanguageCode, () => Promise<{ labels: KitLabels }>> = {
  en: () => import('@kiosk-admin/ui/labels/en'),
  se: () => import('@kiosk-admin/ui/labels/se'),
  no: () => import('@kiosk-admin/ui/labels/no'),
  is: () => import('@kiosk-admin/ui/labels/is'),
}

type Tree = { readonly [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges deeply; the second object takes precedence. */
function merged(base: Tree, other: Tree): Tree {
  const changes = Object.entries(other).map(([key, value]) => {
    const before = base[key]
    return [key, isTree(before) && isTree(value) ? merged(before, value) : value]
  })
  return { ...base, ...Object.fromEntries(changes) }
}

const overrides: Partial<Record<LanguageCode, Overrides<KitLabels>>> = {}

/** Sets labels that take precedence over the kit's. */
export const overrideKitLabels = (code: LanguageCode, labels: Overrides<KitLabels>) => {
  overrides[code] = labels
}

const basic = loadByLanguage(async (code) => {
  const { labels } = await basicSets[code]()
  return merged(labels, overrides[code] ?? {}) as BasicLabels
})

const complete = loadByLanguage(async (code) => {
  const { labels } = await completeSets[code]()
  return merged(labels, overrides[code] ?? {}) as KitLabels
})

language.beforeChange((code) =>
  // the complete set only if something shown has needed it
  Promise.all([basic.load(code), complete.loaded(language.get()) && complete.load(code)]),
)

/** Loads all labels of a language. */
export const loadKitLabels = complete.load

/** Basic labels outside of React, for toasts after calls. */
export function kitLabels(): BasicLabels {
  const labels = basic.loaded(language.get())
  if (!labels) throw new Error('No labels yet')
  return labels
}

/** All labels in the interface language. Suspends while they load. */
export function useKitLabels(): KitLabels {
  const code = useLanguage()
  return use(complete.request(code))
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

export type KitProps = {
  /** Time zone of the mall, which defines its days. @default the browser's */
  timeZone?: string | undefined
  /** Container of dialogs, menus and tooltips. @default the page's body */
  overlays?: HTMLElement | undefined
  children: ReactNode
}

const languages = kitLanguages(allLanguages)

/** Provides the kit with language, labels, time zone and CSP nonce. Suspends while the basic labels load. */
export function Kit({ timeZone, overlays, children }: KitProps) {
  const code = useLanguage()
  const labels = use(basic.request(code))
  const now = useNow()
  const loadLabels = useCallback(() => complete.request(code), [code])
  return (
    <KioskUiProvider
      locale={languageDisplay[code].locale}
      languages={languages}
      labels={labels}
      loadLabels={loadLabels}
      {...(timeZone ? { timeZone } : {})}
      {...(nonce ? { nonce } : {})}
      now={now}
      overlays={overlays}
    >
      {children}
    </KioskUiProvider>
  )
}
