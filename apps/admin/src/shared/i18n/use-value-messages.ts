import type { LanguageCode } from '@kiosk-admin/api-client'
import { useFieldWord } from '../feature/field-word'
import { labelOfValue } from '../feature/known-features'
import { wordsOfField } from '../feature/registry'
import { kitLabels } from '../kit'
import { fieldMessages } from './field-messages'
import { type ValueFormat, weekdayName } from './format-value'
import { useMessages } from './i18n'
import { allLanguages, languageDisplay, useLanguage } from './language'
import { valueMessages } from './value-messages'

const languageName = (code: string) =>
  allLanguages.find((one) => one === code) && languageDisplay[code as LanguageCode].label

/** Returns a function to the names of a resource's fields, their parts and their values, outside of forms. */
export function useValueMessages() {
  const f = useMessages(fieldMessages)
  const v = useMessages(valueMessages)
  const code = useLanguage()
  const { locale } = languageDisplay[code]

  const fieldWord = useFieldWord()

  function labelOf(resource: string, field: string, value: string): string | undefined {
    if (field === 'status' && (value === 'Active' || value === 'InActive')) return kitLabels().primitives.status[value]
    const label = labelOfValue(code, resource, field, value)
    if (label) return label
    const known: Readonly<Record<string, object>> = valueMessages.messages.values
    // the two keys were just found among the texts
    return value in (known[field] ?? {}) ? v(`values.${field}.${value}` as 'values.day.special') : undefined
  }

  return function wordsOf(resource: string) {
    /** A part of a field: a language, a weekday or a field inside it. */
    const partName = (key: string) => languageName(key) ?? weekdayName(key, locale) ?? fieldWord(resource, key)

    /** "Name (Svenska)", "Times and dates (Start date)": the field's word, and the language or part of it that changed. */
    function fieldName(path: string): string {
      const [first = '', ...rest] = path.split('.')
      const word = fieldWord(resource, first) ?? f('fields.other')
      const parts = rest.flatMap((part) => partName(part) ?? [])
      return parts.length > 0 ? `${word} (${parts.join(', ')})` : word
    }

    const format: Pick<ValueFormat, 'locale' | 'value' | 'unit' | 'field' | 'language'> = {
      locale,
      value: (field, value) => labelOf(resource, field, value),
      unit: (field) => wordsOfField(resource, field)?.unit,
      field: (name) => fieldWord(resource, name),
      language: languageName,
    }
    return { fieldName, partName, format }
  }
}
