// The interface language: stored choice, page attributes, loading and switching.

import type { LanguageCode } from '@kiosk-admin/api-client'
import { createStore, useStore } from '../store'
import { allLanguages, languageDisplay } from './language-display'

export { allLanguages, languageDisplay }

const defaultLanguage: LanguageCode = 'se'

const isLanguage = (code: string | null): code is LanguageCode => code !== null && code in languageDisplay

const stored = () => {
  const code = localStorage.getItem('language')
  return isLanguage(code) ? code : undefined
}

const store = createStore<LanguageCode>(stored() ?? defaultLanguage)

/** Sets the `lang` of the page to the interface language, for screen readers and hyphenation. */
function announce() {
  document.documentElement.lang = languageDisplay[store.get()].tag
}

type Load = (code: LanguageCode) => Promise<unknown>
const loads: Load[] = []
let requested: LanguageCode | undefined

/** Changes the language once its messages have loaded; if that fails, the current one stays. */
function show(code: LanguageCode) {
  requested = code
  return Promise.all(loads.map((load) => load(code))).then(
    () => {
      if (requested !== code) return
      store.set(code)
      announce()
    },
    () => undefined,
  )
}

function keep(code: LanguageCode) {
  localStorage.setItem('language', code)
  localStorage.setItem('languageType', languageDisplay[code].tag)
}

export const useLanguage = () => useStore(store)

export const language = {
  get: store.get,

  announce,

  /** Uses the language of the host page, which sets its own `lang`. */
  embed: (code: LanguageCode) => store.set(code),

  /** Stores the language that the user chose, and shows it. Resolves when it is shown. */
  choose(code: LanguageCode) {
    keep(code)
    return show(code)
  },

  /** Adds a loader that must finish before a language is shown. */
  beforeChange(load: Load) {
    loads.push(load)
  },

  /** At start-up: the stored language if the mall has it, otherwise the mall's first; with none, it stays. */
  startWith(ofMall: readonly LanguageCode[]) {
    const requested = stored()
    const next = requested && ofMall.includes(requested) ? requested : ofMall[0]
    if (next) void show(next)
    // set by the login; a language that the user chose stays, even if the mall does not have it
    keep(requested ?? next ?? store.get())
  },
}
