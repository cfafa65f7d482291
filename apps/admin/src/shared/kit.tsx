import type { LanguageCode } from '@kiosk-admin/api-client'
import { KioskUiProvider } from '@kiosk-admin/ui'
import { type ReactNode, useEffect } from 'react'
import { useNow } from './clock'
import { firstWords, textsComeLater } from './i18n/first-words'
import { addTexts, type Changes } from './i18n/i18n'
import { language, languageDisplay, useLanguage } from './i18n/language'
import { createStore, useStore } from './store'

export type KitLabels = typeof import('@kiosk-admin/ui/labels/en')['labels']

const wholeSets: Record<LanguageCode, () => Promise<{ labels: KitLabels }>> = {
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

const changed: Partial<Record<LanguageCode, Changes<KitLabels>>> = {}

/** Another team's words in place of some of the kit's. */
export const changeKitLabels = (code: LanguageCode, labels: Changes<KitLabels>) => {
  changed[code] = labels
}

let wanted: LanguageCode | undefined
let all = false
const sets: Partial<Record<LanguageCode, Partial<KitLabels>>> = {}
const loaded = createStore<KitLabels | undefined>(undefined)

/** Loads the labels of a language that are needed first; the kit is rendered after the first set. */
export async function loadKitLabels(code: LanguageCode) {
  wanted = code
  const [first, whole] = await Promise.all([firstWords[code](), all ? wholeSets[code]() : undefined])
  for (const texts of first.texts) addTexts(code, texts)
  // a group of the first set may be less than the whole one, which may be there already
  const labels = { ...first.labels, ...sets[code], ...whole?.labels }
  sets[code] = labels
  // a slower set may arrive after the one that was chosen next
  if (wanted === code) loaded.set(merged(labels, changed[code] ?? {}) as KitLabels)
}

/**
 * Loads the complete label set. Parts that are code-split wait for it.
 * @public to one-language.ts
 */
export async function loadAllKitLabels() {
  all = true
  await loadKitLabels(wanted ?? language.get())
}

if (textsComeLater) language.prepareBy((code) => (sets[code] ? undefined : loadKitLabels(code)))

/** Labels outside of React, for toasts after calls. */
export function kitLabels(): KitLabels {
  const labels = loaded.get()
  if (!labels) throw new Error('The kit has no texts yet: loadKitLabels comes first')
  return labels
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

export type KitProps = {
  /** Time zone of the mall, which defines its days. @default the browser's */
  timeZone?: string | undefined
  /** Container of dialogs, menus and tooltips. @default the page's body */
  overlays?: HTMLElement | undefined
  children: ReactNode
}

/** Provides the kit with language, labels, time zone and CSP nonce. */
export function Kit({ timeZone, overlays, children }: KitProps) {
  const code = useLanguage()
  const labels = useStore(loaded)
  const now = useNow()
  // a set that did not arrive leaves the words that are there
  useEffect(() => void loadKitLabels(code).catch(() => undefined), [code])
  if (!labels) return null
  return (
    <KioskUiProvider
      locale={languageDisplay[code].locale}
      labels={labels}
      {...(timeZone ? { timeZone } : {})}
      {...(nonce ? { nonce } : {})}
      now={now}
      overlays={overlays}
    >
      {children}
    </KioskUiProvider>
  )
}
