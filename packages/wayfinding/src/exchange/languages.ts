import type { Localised } from '../model'

/** Our codes that are no IETF language tags of the language meant, RFC 5646: `se` is Northern Sami there. */
const tags = new Map([
  ['se', 'sv'],
  ['no', 'nb'],
])
const codes = new Map([
  ['sv', 'se'],
  ['nb', 'no'],
  ['nn', 'no'],
])

/** LABELS of IMDF; `undefined` if there is no text. */
export function labelsOf(texts: Localised | undefined): { [tag: string]: string } | undefined {
  const labels = Object.entries(texts ?? {}).flatMap(([code, text]) => (text ? [[tags.get(code) ?? code, text]] : []))
  return labels.length > 0 ? Object.fromEntries(labels) : undefined
}

/** Our code of a language tag: `en` of `en-GB`. */
export function codeOf(tag: string): string {
  const [language = tag] = tag.toLowerCase().split('-')
  return codes.get(language) ?? language
}

/** Texts by our codes of LABELS; of two tags of one language, the first. */
export function textsOf(labels: unknown): Localised | undefined {
  if (typeof labels !== 'object' || labels === null) return undefined
  const texts: { [code: string]: string } = {}
  for (const [tag, text] of Object.entries(labels)) {
    if (typeof text === 'string' && text) texts[codeOf(tag)] ??= text
  }
  return Object.keys(texts).length > 0 ? texts : undefined
}
