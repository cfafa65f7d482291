// Spoken output for a visit: whether there is a voice, its volume, and the keys that turn it on without sight.

import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { keyMapContext } from '../keypad/key-map'
import { messages } from '../messages'
import type { SpeechHandle } from './speech'
import type { Voice } from './voice'
import { firstVolume, mostVolume } from './volume'

/** Time for which Enter is held to turn speech on. */
export const heldMs = 1000

export type UseSpeechOptions = {
  /** `null` where the browser has none. */
  voice: Voice | null
  language: LanguageCode
  /** Whether the visitor has turned it on. */
  on: boolean
  standby: boolean
  onToggle: () => void
}

/** Speech of this visit, for the buttons and the keys; `null` without a voice for the language. */
export type VisitSpeech = NonNullable<ReturnType<typeof useSpeech>>

/** Whether there is a voice for a language. */
function useHasVoice(voice: Voice | null, language: LanguageCode): boolean {
  return useSyncExternalStore(voice?.onChange ?? neverChanges, () => voice?.has(languageTags[language]) ?? false)
}
const neverChanges = () => () => {}

/**
 * `null` without a voice for the language. The first key of a keypad says how speech is turned on: with Enter held down,
 * or with a key of its own.
 */
export function useSpeech({ voice, language, on, standby, onToggle }: UseSpeechOptions) {
  const keyMap = use(keyMapContext)
  const isAvailable = useHasVoice(voice, language)
  const [volume, setVolume] = useState(firstVolume)
  const handle = useRef<SpeechHandle>(null)
  const isOn = isAvailable && on
  /** Whether this visitor has heard how to turn it on. */
  const hasHeard = useRef(false)
  useEffect(() => {
    if (!standby) return
    hasHeard.current = false
    setVolume(firstVolume)
  }, [standby])

  const changeVolume = (by: 1 | -1) => setVolume((before) => Math.min(mostVolume, Math.max(1, before + by)))
  const repeat = () => handle.current?.repeat()

  const held = useRef<{ timer: ReturnType<typeof setTimeout>; pressed: HTMLElement | null }>(null)
  const onHeld = useEffectEvent(() => {
    held.current = null
    onToggle()
  })
  /** What Enter is held on is pressed when it is released, and not at all once speech is on. */
  function hold(event: KeyboardEvent) {
    clearTimeout(held.current?.timer)
    const { activeElement } = document
    const isButton = activeElement instanceof HTMLButtonElement && !event.defaultPrevented
    if (isButton) event.preventDefault()
    held.current = { timer: setTimeout(onHeld, heldMs), pressed: isButton ? activeElement : null }
  }
  const onKeyUp = useEffectEvent(({ key }: KeyboardEvent) => {
    if (!held.current || keyMap.get(key) !== 'enter') return
    const { timer, pressed } = held.current
    clearTimeout(timer)
    held.current = null
    pressed?.click()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = keyMap.get(event.key)
    if (!isAvailable || !command || event.repeat) return
    if (command === 'speech') onToggle()
    else if (isOn) {
      if (command === 'repeat') repeat()
      else if (command === 'louder') changeVolume(1)
      else if (command === 'quieter') changeVolume(-1)
    } else {
      voice?.stop()
      if (!hasHeard.current) prompt()
      if (command === 'enter') hold(event)
    }
  })
  function prompt() {
    hasHeard.current = true
    const utterance = {
      text: messages[language].speech.prompt,
      tag: languageTags[language],
      volume: volume / mostVolume,
    }
    voice?.speak(utterance, () => {})
  }
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    addEventListener('keyup', onKeyUp)
    return () => {
      clearTimeout(held.current?.timer)
      removeEventListener('keydown', onKeyDown)
      removeEventListener('keyup', onKeyUp)
    }
  }, [])

  if (!isAvailable || !voice) return null
  return {
    on: isOn,
    voice,
    volume,
    handle,
    onRepeat: repeat,
    onReadPage: () => handle.current?.readPage(),
    changeVolume,
  }
}
