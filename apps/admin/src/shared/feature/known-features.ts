import type { LanguageCode } from '@kiosk-admin/api-client'
import { useCallback } from 'react'
import { changeMessages } from '../changes/change-messages'
import { type Catalogue, translatorOf } from '../i18n/i18n'
import { useLanguage } from '../i18n/language'
import type { Feature, Names, Records } from './feature'

let known: readonly Feature[] = []

/** Registers the screens. Call it once, before the first render. */
export function setKnownFeatures(features: readonly Feature[]) {
  known = features
}

/** Returns all screens, including those hidden from the user. */
export const knownFeatures = (): readonly Feature[] => known

/** Names that a host application overrides. */
type ChangedNames = {
  menu: { [name: string]: string }
  palette: { new: { [name: string]: string } }
  changes: { resource: { [resource: string]: string } }
}
const changed: Catalogue<ChangedNames> = { messages: { menu: {}, palette: { new: {} }, changes: { resource: {} } } }

export const titleIn = (code: LanguageCode, { name, entry = name, title }: Feature): string =>
  translatorOf(changed, code)(`menu.${entry}`) || title[code]

/** "New offer", "Upload images". */
export const createTitleIn = (code: LanguageCode, name: string, create: NonNullable<Records['create']>): string =>
  translatorOf(changed, code)(`palette.new.${name}`) || create[code]

/** Returns the noun for a record of a resource, or the generic noun for an unknown resource. */
export function nounIn(code: LanguageCode, resource: string): string {
  const records = known.flatMap((feature) => feature.records ?? []).find((one) => one.resource === resource)
  const named = translatorOf(changed, code)(`changes.resource.${resource}`)
  return named || records?.noun[code] || translatorOf(changeMessages, code)('changes.resource.other')
}

/** Returns the fields that are labelled by their own feature, with the labels. */
export const ownFields = (): readonly (readonly [field: string, names: Names])[] =>
  known
    .flatMap((feature) => feature.records ?? [])
    .flatMap(({ fields = {} }) => Object.entries(fields))
    .flatMap(([field, names]) => (names ? [[field, names] as const] : []))

/** Returns the label of a field that only one content type has. */
export const ownFieldIn = (code: LanguageCode, name: string): string | undefined =>
  ownFields().find(([field]) => field === name)?.[1][code]

/** Returns the address that creates a record. */
export const createAddressOf = (path: string, { createAddress, dialog }: Records): string =>
  createAddress ?? `${path}?dialog=${dialog}`

/** Returns a function from a screen's name to its title. */
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

/** Returns a function from a resource to its noun, in the interface language. */
export function useNoun(): (resource: string) => string {
  const code = useLanguage()
  return useCallback((resource) => nounIn(code, resource), [code])
}
