// Typed messages: definition, loading by language, and translation.

import type { LanguageCode } from '@kiosk-admin/api-client'
import { plural as pluralIn } from '@kiosk-admin/ui/headless'
import { use } from 'react'
import rosetta from 'rosetta'
import { language, languageDisplay, useLanguage } from './language'
import { loadByLanguage } from './load-by-language'

/** Messages of one feature: a string, or a function with parameters. */
// biome-ignore lint/suspicious/noExplicitAny: the each message has its own parameters; `Translate` types them
type Message = string | ((params: any) => string)
export type MessageTree = { readonly [key: string]: Message | MessageTree }

/** The same messages in another language: every key, and the same parameters. */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends (params: infer P) => string
    ? (params: P) => string
    : T[K] extends string
      ? string
      : Messages<T[K]>
}

type Keys<T> = {
  // an optional message has a key, too
  [K in keyof T & string]-?: NonNullable<T[K]> extends Message ? K : `${K}.${Keys<NonNullable<T[K]>>}`
}[keyof T & string]

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? At<NonNullable<T[Head & keyof T]>, Rest>
  : T[K & keyof T]

type ParamsOf<T> = T extends (params: infer P) => string ? [params: P] : []

export type Translate<T> = <K extends Keys<T>>(key: K, ...params: ParamsOf<At<T, K>>) => string

const i18n = rosetta<MessageTree>()
/** Overrides of messages. */
const overrides = rosetta<MessageTree>()

/** Messages with their types; English is the source. */
export type Catalogue<T> = {
  readonly messages: T
  /** Suspends until the messages of a language are there. */
  readonly wait?: (code: LanguageCode) => void
}

/** Registers messages in all languages. The top-level key is the feature's name, because all share one table. */
export function defineMessages<T extends MessageTree>(
  all: { en: T } & Record<Exclude<LanguageCode, 'en'>, Messages<T>>,
): Catalogue<T> {
  for (const [code, messages] of Object.entries(all)) i18n.set(code, messages as MessageTree)
  return { messages: all.en }
}

type Sources<T> = { readonly en: () => Promise<{ readonly en: T }> } & {
  readonly [C in Exclude<LanguageCode, 'en'>]: () => Promise<{ readonly [K in C]: Messages<T> }>
}

/** Catalogues that are loaded by language. */
const loading: { load: (code: LanguageCode) => Promise<unknown> }[] = []
language.beforeChange((code) => Promise.all(loading.map((one) => one.load(code))))

/** Registers messages that are loaded by language, at once in the interface language: `{ se: () => import('./se') }`. */
export function loadMessages<T extends MessageTree>(sources: Sources<T>): Catalogue<T> {
  const byLanguage = loadByLanguage(async (code) => {
    const module: { readonly [C in LanguageCode]?: MessageTree } = await sources[code]()
    if (module[code]) i18n.set(code, module[code])
  })
  loading.push(byLanguage)
  byLanguage.load(language.get()).catch(() => undefined) // reported to the callers that wait
  return {
    get messages() {
      return i18n.table(language.get()) as T
    },
    wait(code) {
      use(byLanguage.request(code))
    },
  }
}

/** Returns a part of another catalogue, by its type. */
export const catalogueOf = <T>(whole: Catalogue<T>): Catalogue<T> => whole

/** Resolves when the messages of all code that has loaded are there in the interface language. */
export const messagesLoaded = () => Promise.all(loading.map((one) => one.load(language.get())))

/** A partial catalogue; missing messages are unchanged. */
export type Overrides<T> = {
  readonly [K in keyof T]?: T[K] extends (params: infer P) => string
    ? string | ((params: P) => string)
    : T[K] extends string
      ? string
      : Overrides<T[K]>
}

/** Sets messages that take precedence over the registered ones. */
export const setOverrides = (code: LanguageCode, messages: MessageTree) => overrides.set(code, messages)

/** A translator of keys that are put together. */
export type Translator = (key: string, params?: Record<string, unknown>) => string

const translators: Partial<Record<LanguageCode, Translator>> = {}

/** The same function each time, which hooks may depend on: one for each language, because all catalogues share one table. */
export function translatorOf<T>(_: Catalogue<T>, code: LanguageCode): Translate<T> {
  translators[code] ??= (key, params) => overrides.t(key, params, code) || i18n.t(key, params, code)
  return translators[code] as Translate<T>
}

/** Returns the translator of a catalogue in the interface language. Suspends while its messages load. */
export function useMessages<T>(catalogue: Catalogue<T>): Translate<T> {
  const code = useLanguage()
  catalogue.wait?.(code)
  return translatorOf(catalogue, code)
}

/** The same outside React, for toasts after calls. */
export const getMessages = <T>(catalogue: Catalogue<T>): Translate<T> => translatorOf(catalogue, language.get())

/** Picks the plural form of a number: `plural('is', count, { one: 'tilboð', other: 'tilboð' })`. */
export function plural(
  code: LanguageCode,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  return pluralIn(languageDisplay[code].tag, forms)(count)
}
