import type { LanguageCode } from '@kiosk-admin/api-client'
import type { KitLabels } from '../kit'
import type { Texts } from './i18n'

type FirstWords = { labels: Partial<KitLabels>; texts: readonly Texts[] }

const all = async (set: Promise<{ labels: KitLabels }>): Promise<FirstWords> => ({ ...(await set), texts: [] })

/**
 * What is loaded of a language before anything is shown in it. Here it is all of the kit's texts, and the admin's are there
 * with their modules; built pages load less (one-language.ts, which writes this file anew).
 */
export const firstWords: Record<LanguageCode, () => Promise<FirstWords>> = {
  en: () => all(import('@kiosk-admin/ui/labels/en')),
  se: () => all(import('@kiosk-admin/ui/labels/se')),
  no: () => all(import('@kiosk-admin/ui/labels/no')),
  is: () => all(import('@kiosk-admin/ui/labels/is')),
}

/** Whether some of the admin's own texts are among them, so that a language cannot be shown before they are there. */
export const textsComeLater: boolean = false
