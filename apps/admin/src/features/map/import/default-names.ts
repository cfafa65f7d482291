// Names in the mall's languages for what a file does not name.

import { type LanguageCode, type Localised, languageTags } from '@kiosk-admin/api-client'
import { numberFormat } from '@kiosk-admin/ui/headless'
import type { Connector, Floor } from '@kiosk-admin/wayfinding'
import { labelOfValue } from '../../../shared/feature/known-features'

const words = {
  en: async () => (await import('../../../shared/i18n/value-messages/en')).en,
  se: async () => (await import('../../../shared/i18n/value-messages/se')).se,
  no: async () => (await import('../../../shared/i18n/value-messages/no')).no,
  is: async () => (await import('../../../shared/i18n/value-messages/is')).is,
}

/** Names of a kind of connector, for those that have none: "Lift". */
export const connectorNames = (kind: Connector['kind'], languages: readonly LanguageCode[]): Localised =>
  Object.fromEntries(languages.map((code) => [code, labelOfValue(code, 'Connector', 'kind', kind)]))

const isNumber = (texts: object) =>
  Object.values(texts).every((text) => /^[-+]?\d+([.,]\d+)?$/.test(String(text).trim()))

/** The level with a name that can be spoken where the file has its number only: "Ground floor", "Basement 1". */
export async function namedLevel(level: Floor, languages: readonly LanguageCode[]): Promise<Floor> {
  const { map, name } = level
  if (!map || !isNumber(name)) return level
  const { ordinal, spoken } = map
  const names = languages.map(async (code) => {
    const { ground, above, below } = (await words[code]()).values.level
    const number = numberFormat(languageTags[code]).format(Math.abs(ordinal))
    return [code, ordinal === 0 ? ground : `${ordinal > 0 ? above : below} ${number}`]
  })
  const named: Localised = Object.fromEntries(await Promise.all(names))
  return { ...level, name: named, map: { ...map, spoken: isNumber(spoken) ? named : spoken } }
}

/** Names of a special day that has none. */
export async function specialDayNames(languages: readonly LanguageCode[]): Promise<Localised> {
  const names = languages.map(async (code) => [code, (await words[code]()).values.day.special])
  return Object.fromEntries(await Promise.all(names))
}

const pages = { shop: 'shops', restaurant: 'restaurants', service: 'serviceCompanies' } as const

/** Names of a category for items of a kind: "Shops". */
export async function categoryNames(kind: keyof typeof pages, languages: readonly LanguageCode[]): Promise<Localised> {
  const names = languages.map(async (code) => [code, (await words[code]()).values.page[pages[kind]]])
  return Object.fromEntries(await Promise.all(names))
}
