import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Labels } from '@kiosk-admin/ui/labels/en'
import type { Texts } from './i18n'

type FirstWords = { labels: Partial<Labels>; texts: readonly Texts[] }

const all = async (set: Promise<{ labels: Labels }>): Promise<FirstWords> => ({ ...(await set), texts: [] })

/**
 * Loads the messages of a language that are needed first. In development these are all of the kit's; one-language.ts
 * replaces this file in builds to load fewer.
 */
export const firstWords: Record<LanguageCode, () => Promise<FirstWords>> = {
  en: () => all(import('@kiosk-admin/ui/labels/en')),
  se: () => all(import('@kiosk-admin/ui/labels/se')),
  no: () => all(import('@kiosk-admin/ui/labels/no')),
  is: () => all(import('@kiosk-admin/ui/labels/is')),
}

/** Whether some of the admin's own texts are among them, so that a language cannot be shown before they are there. */
export const textsComeLater: boolean = false
