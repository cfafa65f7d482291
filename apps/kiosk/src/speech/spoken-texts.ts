import type { LanguageCode, MallSnapshot } from '@kiosk-admin/api-client'
import { messages } from '../messages'
import { phrasesOf } from './sound-voice'
import { speechMessages } from './speech-messages'

/** Descriptions are long or formatted: their sounds are loaded when they are heard. */
const isShort = (text: string) => text.length <= 80 && !text.startsWith('<')

/** The names and short texts of a publication and of the kiosk in a language, as phrases, each once. */
export function spokenTexts({ mall, records }: MallSnapshot, language: LanguageCode): string[] {
  const names = [mall.name, ...textsOfRecords(records, language)]
  // roles and states come first: they are heard with every name
  const texts = [...stringsIn(speechMessages[language]), ...names, ...stringsIn(messages[language])]
  return [...new Set(texts.filter(isShort).flatMap(phrasesOf))]
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Names, which have no language, and texts in the language. */
function textsOfRecords(value: unknown, language: LanguageCode): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (typeof part !== 'string') return textsOfRecords(part, language)
    return key === language || key === 'name' ? [part] : []
  })
}
