import type { Voice } from './voice'

const languageOf = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase()
// voices for bokmål are also tagged as Norwegian
export const sameLanguage = (one: string, other: string) =>
  languageOf(one) === languageOf(other) || (languageOf(one) === 'no' && languageOf(other) === 'nb')

/** The voices of the browser that are on this device: others need a network, and stop without one. */
export function browserVoice(synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis): Voice | null {
  if (!synthesis) return null
  // browsers drop the end of an utterance that nothing refers to
  let current: SpeechSynthesisUtterance | undefined

  function voiceFor(tag: string) {
    const voices = synthesis?.getVoices().filter(({ localService, lang }) => localService && sameLanguage(lang, tag))
    return voices?.find(({ lang }) => lang.replace('_', '-') === tag) ?? voices?.[0]
  }

  return {
    has: (tag) => voiceFor(tag) !== undefined,
    onChange(listener) {
      synthesis.addEventListener('voiceschanged', listener)
      return () => synthesis.removeEventListener('voiceschanged', listener)
    },
    speak({ text, tag, volume }, onEnd) {
      const utterance = new SpeechSynthesisUtterance(text)
      current = utterance
      utterance.voice = voiceFor(tag) ?? null
      utterance.lang = tag
      utterance.volume = volume
      const end = () => {
        if (current === utterance) onEnd()
      }
      utterance.addEventListener('end', end)
      utterance.addEventListener('error', end)
      synthesis.speak(utterance)
    },
    stop() {
      current = undefined
      synthesis.cancel()
    },
  }
}
