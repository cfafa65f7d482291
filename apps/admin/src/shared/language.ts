import type { LanguageCode } from '@kiosk-admin/api-client'
import { createStore, useStore } from './store'

type Display = {
  /** Its own name. */
  displayText: string
  imageName: string
  /** What the web calls it. */
  tag: string
  /** How dates and numbers are written: plain English would mean American order. */
  locale: string
}

/** What the client adds to the languages that the server names. */
export const languageDisplay: Record<LanguageCode, Display> = {
  en: { displayText: 'English', imageName: 'flag-en', tag: 'en', locale: 'en-GB' },
  se: { displayText: 'Svenska', imageName: 'flag-se', tag: 'sv', locale: 'sv' },
  no: { displayText: 'Norsk', imageName: 'flag-no', tag: 'nb', locale: 'nb' },
  is: { displayText: 'Íslenska', imageName: 'flag-is', tag: 'is', locale: 'is' },
}

export const allLanguages = Object.keys(languageDisplay) as LanguageCode[]

const defaultLanguage: LanguageCode = 'se'

const isLanguage = (code: string | null): code is LanguageCode => code !== null && code in languageDisplay

const stored = () => {
  const code = localStorage.getItem('language')
  return isLanguage(code) ? code : undefined
}

const store = createStore<LanguageCode>(stored() ?? defaultLanguage)

/** The page says which language it is in, so that screen readers and hyphenation follow. */
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

export const useLanguage = () => useStore(store)

export const language = {
  get: store.get,

  announce,

  /** A page around chose it, and says itself which language it is in. */
  lend: (code: LanguageCode) => store.set(code),

  /** Staff chose it: it is kept. */
  choose(code: LanguageCode) {
    localStorage.setItem('language', code)
    localStorage.setItem('languageType', languageDisplay[code].tag)
    show(code)
  },

  /** Says how the texts of a language are loaded; undefined for one whose texts are there. */
  prepareBy(load: Prepare) {
    prepare = load
  },

  /** At start-up: the stored language if the mall has it, otherwise the mall's first; with none, it stays. */
  startWith(ofMall: readonly LanguageCode[]) {
    const wanted = stored()
    const next = wanted && ofMall.includes(wanted) ? wanted : ofMall[0]
    if (next) show(next)
  },
}
