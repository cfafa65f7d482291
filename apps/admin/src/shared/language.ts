import type { LanguageCode } from '@kiosk-admin/api-client'
import { createStore, useStore } from './store'

/** What the client adds to the languages the server names: their own name, their flag, and the tag the web knows. */
export const languageDisplay: Record<LanguageCode, { displayText: string; imageName: string; tag: string }> = {
  en: { displayText: 'English', imageName: 'flag-en', tag: 'en' },
  se: { displayText: 'Svenska', imageName: 'flag-se', tag: 'sv' },
  no: { displayText: 'Norsk', imageName: 'flag-no', tag: 'nb' },
  is: { displayText: 'Íslenska', imageName: 'flag-is', tag: 'is' },
}

export const allLanguages = Object.keys(languageDisplay) as LanguageCode[]

const defaultLanguage: LanguageCode = 'se'

const isLanguage = (code: string | null): code is LanguageCode => code !== null && code in languageDisplay

const stored = () => {
  const code = localStorage.getItem('language')
  return isLanguage(code) ? code : undefined
}

const store = createStore<LanguageCode>(stored() ?? defaultLanguage)
announce()

/** The page says which language it is in, so that screen readers and hyphenation follow. */
function announce() {
  document.documentElement.lang = languageDisplay[store.get()].tag
}

export const useLanguage = () => useStore(store)

export const language = {
  get: store.get,
  subscribe: store.subscribe,

  /** Staff chose it: it is kept. */
  choose(code: LanguageCode) {
    localStorage.setItem('language', code)
    localStorage.setItem('languageType', languageDisplay[code].tag)
    store.set(code)
    announce()
  },

  /** At start-up: the stored language if the mall has it, otherwise the mall's first; with none, it stays. */
  startWith(ofMall: readonly LanguageCode[]) {
    const wanted = stored()
    const next = wanted && ofMall.includes(wanted) ? wanted : ofMall[0]
    if (!next) return
    store.set(next)
    announce()
  },
}
