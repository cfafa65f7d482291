import { calls, createCaller, type LanguageCode, languageTags, type MallSnapshot } from '@kiosk-admin/api-client'
import type { StationSnapshot } from '@kiosk-admin/kiosk-client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useDependencies } from '../dependencies'
import { cacheSounds } from '../offline'
import type { Pairing } from '../pairing'
import { soundVoice } from './sound-voice'
import type { Voice } from './voice'

export type UseStationVoiceOptions = {
  pairing: Pairing
  publication: MallSnapshot | null
  /** Languages in which the server turns texts into sounds. */
  speech: readonly LanguageCode[]
  source: StationSnapshot['source']
}

/** The voice of a station; staff see which of the mall's languages it speaks. */
export function useStationVoice({ pairing, publication, speech, source }: UseStationVoiceOptions): Voice | null {
  const { fetch, voice: own } = useDependencies()
  const { mallId, key } = pairing
  // a sound that comes later than the text is of no use
  const caller = useMemo(() => createCaller({ fetch, token: () => key, retries: 0 }), [fetch, key])
  const { voice, load } = useMemo(() => {
    const load = async (text: string, language: LanguageCode) =>
      (await caller.download(calls.kioskSpeech, { params: { mallId }, query: { language, text } })).blob
    return { load, voice: speech.length === 0 ? own : soundVoice({ own, languages: speech, load }) }
  }, [own, speech, caller, mallId])

  const languages = publication?.mall.languages ?? none
  const spoken = useLanguagesOf(voice, languages)
  useEffect(() => {
    if (source !== 'current') return
    // a failed report is repeated with the next connection
    caller.call(calls.kioskVoices, { body: { languages: [...spoken] } }).catch(() => {})
  }, [caller, source, spoken])

  const ownSpoken = useLanguagesOf(own, languages)
  useEffect(() => {
    // only the built page has a service worker
    if (!publication || source !== 'current' || !import.meta.env.PROD) return
    const controller = new AbortController()
    for (const language of speech.filter((code) => languages.includes(code) && !ownSpoken.includes(code))) {
      import('./spoken-texts').then(
        ({ spokenTexts }) =>
          cacheSounds(spokenTexts(publication, language), (text) => load(text, language), controller.signal),
        (error: unknown) => console.info('Sounds cannot be loaded yet', error),
      )
    }
    return () => controller.abort()
  }, [publication, source, speech, languages, ownSpoken, load])

  return voice
}

const none: readonly LanguageCode[] = []

/** The languages of a voice. The list is the same object until one of them changes. */
function useLanguagesOf(voice: Voice | null, languages: readonly LanguageCode[]): readonly LanguageCode[] {
  const joined = useSyncExternalStore(voice?.onChange ?? neverChanges, () =>
    languages.filter((code) => voice?.has(languageTags[code])).join(),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `joined` changes with the voice
  return useMemo(() => languages.filter((code) => voice?.has(languageTags[code])), [joined])
}
const neverChanges = () => () => {}
