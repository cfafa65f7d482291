import type { LanguageCode } from '@kiosk-admin/api-client'
import rosetta from 'rosetta'
import { language, languageDisplay, useLanguage } from './language'

/** Messages of one feature: a string, or a function with parameters. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters of a text are its own; `Translate` gives them back
type Text = string | ((params: any) => string)
export type Texts = { readonly [key: string]: Text | Texts }

/** The same texts in another language: every key, and the same parameters. */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends (params: infer P) => string
    ? (params: P) => string
    : T[K] extends string
      ? string
      : Messages<T[K]>
}

type Keys<T> = {
  // a text that may be missing has a key, too
  [K in keyof T & string]-?: NonNullable<T[K]> extends Text ? K : `${K}.${Keys<NonNullable<T[K]>>}`
}[keyof T & string]

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? At<NonNullable<T[Head & keyof T]>, Rest>
  : T[K & keyof T]

type ParamsOf<T> = T extends (params: infer P) => string ? [params: P] : []

export type Translate<T> = <K extends Keys<T>>(key: K, ...params: ParamsOf<At<T, K>>) => string

const i18n = rosetta<Texts>()
/** Overrides of messages. */
const changed = rosetta<Texts>()

/** A feature's texts in all languages; English is the source. */
export type Catalogue<T> = { readonly texts: T }

/** Registers messages. The top-level key is the feature's name, because all share one table. */
export function defineMessages<T extends Texts>(
  all: { en: T } & Record<Exclude<LanguageCode, 'en'>, Messages<T>>,
): Catalogue<T> {
  for (const [code, texts] of Object.entries(all)) i18n.set(code, texts as Texts)
  return {
    // without them, they come by language (addTexts), and each has the same keys
    get texts() {
      return all.en ?? (i18n.table(language.get()) as T)
    },
  }
}

/** Registers messages that are loaded by language. */
export const addTexts = (code: LanguageCode, texts: Texts) => i18n.set(code, texts)

/** A partial catalogue; missing messages are unchanged. */
export type Changes<T> = {
  readonly [K in keyof T]?: T[K] extends (params: infer P) => string
    ? string | ((params: P) => string)
    : T[K] extends string
      ? string
      : Changes<T[K]>
}

export const changeTexts = (code: LanguageCode, texts: Texts) => changed.set(code, texts)

type Translator = (key: string, params?: Record<string, unknown>) => string

const translators: Partial<Record<LanguageCode, Translator>> = {}

/** The same function each time, which hooks may depend on: one for each language, because all catalogues share one table. */
export function translatorOf<T>(_: Catalogue<T>, code: LanguageCode): Translate<T> {
  translators[code] ??= (key, params) => changed.t(key, params, code) || i18n.t(key, params, code)
  return translators[code] as Translate<T>
}

/** The texts of a feature in the interface language. */
export const useTexts = <T>(catalogue: Catalogue<T>): Translate<T> => translatorOf(catalogue, useLanguage())

/** The same outside React: for toasts that a call's answer raises. */
export const textsNow = <T>(catalogue: Catalogue<T>): Translate<T> => translatorOf(catalogue, language.get())

/** Picks the plural form of a number: `plural('is', count, { one: 'tilboð', other: 'tilboð' })`. */
export function plural(
  code: LanguageCode,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return forms[new Intl.PluralRules(languageDisplay[code].tag).select(count)] ?? forms.other
}
