import type { LanguageCode } from '@kiosk-admin/api-client'
import { KioskUiProvider } from '@kiosk-admin/ui'
import { type ReactNode, useEffect } from 'react'
import { useNow } from './clock'
import { languageDisplay, useLanguage } from './language'
import { createStore, useStore } from './store'

type KitLabels = typeof import('@kiosk-admin/ui/labels/en')['labels']

const sets: Record<LanguageCode, () => Promise<{ labels: KitLabels }>> = {
  en: () => import('@kiosk-admin/ui/labels/en'),
  se: () => import('@kiosk-admin/ui/labels/se'),
  no: () => import('@kiosk-admin/ui/labels/no'),
  is: () => import('@kiosk-admin/ui/labels/is'),
}

let wanted: LanguageCode | undefined
const loaded = createStore<KitLabels | undefined>(undefined)

/** Loads the kit's own texts in a language; nothing that needs them is shown before the first set. */
export async function loadKitLabels(code: LanguageCode) {
  wanted = code
  const { labels } = await sets[code]()
  // a slower set may arrive after the one that was chosen next
  if (wanted === code) loaded.set(labels)
}

/** The kit's texts outside of React, for what a call's answer raises. */
export function kitLabels(): KitLabels {
  const labels = loaded.get()
  if (!labels) throw new Error('The kit has no texts yet: loadKitLabels comes first')
  return labels
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

export type KitProps = {
  /** The mall's, in which its days begin. @default the browser's */
  timeZone?: string | undefined
  children: ReactNode
}

/** Gives the kit its language, texts, time zone and the page's nonce. */
export function Kit({ timeZone, children }: KitProps) {
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
    >
      {children}
    </KioskUiProvider>
  )
}
