import { type LanguageCode, languageCodes, type MallSnapshot, visitorLanguages } from '@kiosk-admin/api-client'
import { textIn } from '@kiosk-admin/wayfinding'
import { messages } from '../messages'
import { phrasesOf } from './sound-voice'
import { speechMessages } from './speech-messages'

/** Descriptions are long or formatted: their sounds are loaded when they are heard. */
const isShort = (text: string) => text.length <= 80 && !text.startsWith('<')

/** The names and short texts of a publication and of the kiosk in a language, as phrases, each once. */
export function spokenTexts({ mall, records }: MallSnapshot, language: LanguageCode): string[] {
  const names = [mall.name, ...textsOfRecords(records, visitorLanguages(language, mall.languages))]
  // roles and states come first: they are heard with every name
  const texts = [...stringsIn(speechMessages[language]), ...names, ...stringsIn(messages[language])]
  return [...new Set(texts.filter(isShort).flatMap(phrasesOf))]
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const isLanguage = (key: string) => languageCodes.some((code) => code === key)

/** Names, which have no language, and texts in the first of the languages that has one. */
function textsOfRecords(value: unknown, languages: readonly LanguageCode[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value)
  const texts = parts.filter(([key, part]) => isLanguage(key) && typeof part === 'string')
  if (texts.length > 0) return [textIn(Object.fromEntries(texts), languages)].filter(Boolean)
  return parts.flatMap(([key, part]) => {
    if (typeof part !== 'string') return textsOfRecords(part, languages)
    return key === 'name' ? [part] : []
  })
}
