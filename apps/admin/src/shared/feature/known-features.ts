import type { LanguageCode } from '@kiosk-admin/api-client'
import { useCallback, useMemo } from 'react'
import { changeMessages } from '../changes/change-messages'
import { type Catalogue, translatorOf } from '../i18n/i18n'
import { useLanguage } from '../i18n/language'
import type { Feature, Records } from './feature'
import { knownFeatures, wordsOfField } from './registry'

/** Names that a host application overrides. */
type ChangedNames = {
  menu: { [name: string]: string }
  palette: { new: { [name: string]: string } }
  changes: { resource: { [resource: string]: string } }
  choices: { [resource: string]: { [field: string]: { [value: string]: string } } }
}
const changed: Catalogue<ChangedNames> = {
  messages: { menu: {}, palette: { new: {} }, changes: { resource: {} }, choices: {} },
}

export const titleIn = (code: LanguageCode, { name, entry = name, title }: Feature): string =>
  translatorOf(changed, code)(`menu.${entry}`) || title[code]

/** "New offer", "Upload images". */
export const createTitleIn = (code: LanguageCode, name: string, create: NonNullable<Records['create']>): string =>
  translatorOf(changed, code)(`palette.new.${name}`) || create[code]

/** Returns the noun for a record of a resource, or the generic noun for an unknown resource. */
export function nounIn(code: LanguageCode, resource: string): string {
  const records = knownFeatures()
    .flatMap((feature) => feature.records ?? [])
    .find((one) => one.resource === resource)
  const named = translatorOf(changed, code)(`changes.resource.${resource}`)
  return named || records?.noun[code] || translatorOf(changeMessages, code)('changes.resource.other')
}

/** Returns the label of a value of a choice, for form, list, filter, history, export and import. */
export const labelOfValue = (code: LanguageCode, resource: string, field: string, value: string): string | undefined =>
  translatorOf(changed, code)(`choices.${resource}.${field}.${value}`) ||
  wordsOfField(resource, field)?.choices?.[value]?.[code]

/** Returns the address that creates a record. */
export const createAddressOf = (path: string, { createAddress, dialog }: Records): string =>
  createAddress ?? `${path}?dialog=${dialog}`

/** Returns a function from a screen's name to its title. */
export function useScreenTitle(): (name: string) => string {
  const code = useLanguage()
  return useCallback(
    (name) => {
      const feature = knownFeatures().find((one) => one.name === name)
      return feature ? titleIn(code, feature) : ''
    },
    [code],
  )
}

/** Returns the labels of a resource's choices in the interface language, as functions that are stable in it. */
export function useChoices(resource: string) {
  const code = useLanguage()
  return useMemo(() => {
    const labelOf = (field: string, value: string) => labelOfValue(code, resource, field, value) ?? value
    const valuesOf = (field: string) => Object.keys(wordsOfField(resource, field)?.choices ?? {})
    const optionsOf = (field: string) => valuesOf(field).map((value) => ({ value, label: labelOf(field, value) }))
    return { labelOf, optionsOf }
  }, [code, resource])
}

/** Returns the names of the feature that lists a resource, in the interface language. */
export function useFeatureNames(resource: string) {
  const code = useLanguage()
  return useMemo(() => {
    const feature = knownFeatures().find(({ records = [] }) => records.some((one) => one.resource === resource))
    const create = feature?.records?.find((one) => one.resource === resource)?.create
    return {
      title: feature ? titleIn(code, feature) : '',
      create: feature && create ? createTitleIn(code, feature.name, create) : '',
      noun: nounIn(code, resource),
    }
  }, [code, resource])
}

/** Returns a function from a resource to its noun, in the interface language. */
export function useNoun(): (resource: string) => string {
  const code = useLanguage()
  return useCallback((resource) => nounIn(code, resource), [code])
}
