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

/** Sets the page's `lang`, for screen readers and hyphenation. */
function announce() {
  document.documentElement.lang = languageDisplay[store.get()].tag
}

type Prepare = (code: LanguageCode) => Promise<unknown> | undefined
let prepare: Prepare = () => undefined
let wanted: LanguageCode | undefined

/** Shows it once its texts are there; without them the one of before stays. */
function show(code: LanguageCode) {
  wanted = code
  const shown = () => {
    if (wanted !== code) return
    store.set(code)
    announce()
  }
  const loading = prepare(code)
  if (loading) loading.then(shown, () => undefined)
  else shown()
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

  /** Sets and stores the language that the user chose. */
  choose(code: LanguageCode) {
    keep(code)
    show(code)
  },

  /** Sets the loader for messages of a language; undefined if they are loaded. */
  prepareBy(load: Prepare) {
    prepare = load
  },

  /** At start-up: the stored language if the mall has it, otherwise the mall's first; with none, it stays. */
  startWith(ofMall: readonly LanguageCode[]) {
    const wanted = stored()
    const next = wanted && ofMall.includes(wanted) ? wanted : ofMall[0]
    if (next) show(next)
    // set by the login; a language that the user chose stays, even if the mall does not have it
    keep(wanted ?? next ?? store.get())
  },
}
