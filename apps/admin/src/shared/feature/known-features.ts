import type { LanguageCode } from '@kiosk-admin/api-client'
import { useCallback } from 'react'
import { changeMessages } from '../changes/change-messages'
import { type Catalogue, translatorOf } from '../i18n/i18n'
import { useLanguage } from '../i18n/language'
import type { Feature, Records } from './feature'

let known: readonly Feature[] = []

/** Makes screens known to those who lead to them or name their records; once, before anything is drawn. */
export function setKnownFeatures(features: readonly Feature[]) {
  known = features
}

/** Every screen of the admin, also those that are not shown. */
export const knownFeatures = (): readonly Feature[] => known

/** The names that another team has changed, by the keys of its words. */
type ChangedNames = {
  menu: { [name: string]: string }
  palette: { new: { [name: string]: string } }
  changes: { resource: { [resource: string]: string } }
}
const changed: Catalogue<ChangedNames> = { texts: { menu: {}, palette: { new: {} }, changes: { resource: {} } } }

export const titleIn = (code: LanguageCode, { name, entry = name, title }: Feature): string =>
  translatorOf(changed, code)(`menu.${entry}`) || title[code]

/** "New offer", "Upload images". */
export const createTitleIn = (code: LanguageCode, name: string, create: NonNullable<Records['create']>): string =>
  translatorOf(changed, code)(`palette.new.${name}`) || create[code]

/** What one record of a resource is called. What no screen lists has a word of its own, or the word for any record. */
export function nounIn(code: LanguageCode, resource: string): string {
  const records = known.flatMap((feature) => feature.records ?? []).find((one) => one.resource === resource)
  if (records) return translatorOf(changed, code)(`changes.resource.${resource}`) || records.noun[code]
  return translatorOf(changeMessages, code)(`changes.resource.${resource === 'Publication' ? resource : 'other'}`)
}

/** The address where a new record is made. */
export const createAddressOf = (path: string, { createAddress, dialog }: Records): string =>
  createAddress ?? `${path}?dialog=${dialog}`

/** The title of a screen, by its name. */
export function useScreenTitle(): (name: string) => string {
  const code = useLanguage()
  return useCallback(
    (name) => {
      const feature = known.find((one) => one.name === name)
      return feature ? titleIn(code, feature) : ''
    },
    [code],
  )
}

/** What one record of a resource is called, in the interface language. */
export function useNoun(): (resource: string) => string {
  const code = useLanguage()
  return useCallback((resource) => nounIn(code, resource), [code])
}
