import type { LanguageCode } from '@kiosk-admin/api-client'
import { useFieldWord } from '../feature/field-word'
import { kitLabels } from '../kit'
import { fieldMessages } from './field-messages'
import { useTexts } from './i18n'
import { type ValueWords, weekdayName } from './in-words'
import { allLanguages, languageDisplay, useLanguage } from './language'
import { valueMessages } from './value-messages'

const { values } = valueMessages.texts

const languageName = (code: string) =>
  allLanguages.find((one) => one === code) && languageDisplay[code as LanguageCode].displayText

/** Names of fields, their parts and their enum values, outside of forms. */
export function useValueTexts() {
  const f = useTexts(fieldMessages)
  const v = useTexts(valueMessages)
  const { locale } = languageDisplay[useLanguage()]

  const fieldWord = useFieldWord()

  function valueWord(field: string, value: string): string | undefined {
    if (field === 'status' && (value === 'Active' || value === 'InActive')) return kitLabels().primitives.status[value]
    const known: Readonly<Record<string, object>> = values
    // the two keys were just found among the texts
    return value in (known[field] ?? {}) ? v(`values.${field}.${value}` as 'values.popup.none') : undefined
  }

  /** A part of a field: a language, a weekday or a field inside it. */
  const partName = (key: string) => languageName(key) ?? weekdayName(key, locale) ?? fieldWord(key)

  /** "Name (Svenska)": the field's word, and the language or part of it that changed. */
  function fieldName(path: string): string {
    const [first = '', ...rest] = path.split('.')
    const word = fieldWord(first) ?? f('fields.other')
    const parts = rest.flatMap((part) => languageName(part) ?? [])
    return parts.length > 0 ? `${word} (${parts.join(', ')})` : word
  }

  const words: Pick<ValueWords, 'locale' | 'value' | 'field' | 'language'> = {
    locale,
    value: valueWord,
    field: fieldWord,
    language: languageName,
  }
  return { fieldName, partName, words }
}

export type ValueTexts = ReturnType<typeof useValueTexts>
