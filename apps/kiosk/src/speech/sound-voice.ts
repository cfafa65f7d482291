import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { sameLanguage } from './browser-voice'
import type { Voice } from './voice'

export type SoundVoiceOptions = {
  /** The voices on this device, which are preferred; `null` without any. */
  own: Voice | null
  /** Languages of `load`. */
  languages: readonly LanguageCode[]
  /** The sound of a text. */
  load: (text: string, language: LanguageCode) => Promise<Blob>
  /** Plays a sound, at a volume from 0 to 1. `onEnd` is called at its end and after an error. Returns a function that stops it. */
  play?: (sound: Blob, volume: number, onEnd: () => void) => () => void
}

/** Adds sounds of the server for languages without a voice on this device. */
export function soundVoice({ own, languages, load, play = playSound }: SoundVoiceOptions): Voice {
  let turn = 0
  let silence = () => {}
  const hasOwn = (tag: string) => own?.has(tag) ?? false
  const languageOf = (tag: string) => languages.find((code) => sameLanguage(languageTags[code], tag))

  function stop() {
    turn += 1
    silence()
    silence = () => {}
    own?.stop()
  }

  async function playAll(sounds: readonly Promise<Blob | null>[], volume: number, onEnd: () => void) {
    const current = turn
    for (const loading of sounds) {
      const sound = await loading
      if (current !== turn) return
      if (!sound) continue
      await new Promise<void>((resolve) => {
        silence = play(sound, volume, resolve)
      })
      if (current !== turn) return
    }
    onEnd()
  }

  return {
    has: (tag) => hasOwn(tag) || languageOf(tag) !== undefined,
    onChange: (listener) => own?.onChange(listener) ?? (() => {}),
    speak(utterance, onEnd) {
      stop()
      const language = hasOwn(utterance.tag) ? undefined : languageOf(utterance.tag)
      if (!language) {
        own?.speak(utterance, onEnd)
        return
      }
      // all at once, so that none is waited for after the first
      const sounds = phrasesOf(utterance.text).map((phrase) =>
        load(phrase, language).catch((error: unknown) => {
          console.info('There is no sound of a text', error)
          return null
        }),
      )
      void playAll(sounds, utterance.volume, onEnd)
    },
    stop,
  }
}

/** The phrases of a text, each with a sound of its own: names, roles and places come back in other texts. */
export const phrasesOf = (text: string): string[] =>
  text
    .split(/[,.;:]\s+/)
    .map((phrase) => phrase.trim().replace(/[,.;:]+$/, ''))
    .filter(Boolean)

function playSound(sound: Blob, volume: number, onEnd: () => void): () => void {
  const address = URL.createObjectURL(sound)
  const audio = new Audio(address)
  audio.volume = volume
  const end = () => {
    URL.revokeObjectURL(address)
    onEnd()
  }
  audio.addEventListener('ended', end, { once: true })
  audio.addEventListener('error', end, { once: true })
  audio.play().catch(end)
  return () => audio.pause()
}
