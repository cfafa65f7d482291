// Builds localised texts of the demo.

import type { LanguageCode, Localised } from '../contract/base/fields'

/** A text in Swedish, English, Norwegian and Icelandic. */
export type Four = readonly [se: string, en: string, no: string, is: string]

const order = ['se', 'en', 'no', 'is'] as const satisfies LanguageCode[]

/** Maps four texts to languages; an empty text is an untranslated one. */
export const texts = (four: Four): Localised =>
  Object.fromEntries(order.flatMap((code, index) => (four[index] ? [[code, four[index]]] : [])))

/** Uses one text in every language, such as a shop's name. */
export const sameInAll = (text: string): Localised => Object.fromEntries(order.map((code) => [code, text]))

/** Drops other languages. */
export const only = <T>(
  by: { [code in LanguageCode]?: T },
  codes: readonly LanguageCode[],
): { [code in LanguageCode]?: T } =>
  Object.fromEntries(order.flatMap((code) => (codes.includes(code) && by[code] ? [[code, by[code]]] : [])))

/** One paragraph for each text, in every language that has all of them. */
export const paragraphs = (...parts: Four[]): Localised =>
  Object.fromEntries(
    order.flatMap((code, index) => {
      const inCode = parts.map((part) => part[index] ?? '')
      return inCode.includes('') ? [] : [[code, inCode.map(block).join('')]]
    }),
  )

// block elements such as lists stay unchanged
const block = (text: string) => (text.startsWith('<') && !text.startsWith('<strong>') ? text : `<p>${text}</p>`)

/** A heading, as a part of `paragraphs`. */
export const heading = ([se, en, no, is]: Four): Four => {
  const tagged = (text: string) => text && `<h2>${text}</h2>`
  return [tagged(se), tagged(en), tagged(no), tagged(is)]
}

/** Formats entries that start with `- ` as an HTML list. */
export const list = (...entries: Four[]): Four => {
  const inLanguage = (index: number) => `<ul>${entries.map((entry) => `<li>${entry[index]}</li>`).join('')}</ul>`
  return [inLanguage(0), inLanguage(1), inLanguage(2), inLanguage(3)]
}

/** `keys` are separated by commas. */
export type Words = { leads: Four[]; keys: Four }
