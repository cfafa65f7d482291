import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { holdIdle } from '../hooks/use-idle'
import { createReader } from './reader'
import { createSpeaker } from './speaker'
import { speechMessages } from './speech-messages'
import type { Voice } from './voice'
import { mostVolume } from './volume'

export type SpeechHandle = {
  /** Says again what was said last. */
  repeat: () => void
  /** Says all of the page. */
  readPage: () => void
}

export type SpeechProps = {
  ref: Ref<SpeechHandle>
  voice: Voice
  language: LanguageCode
  /** From 1 to `mostVolume`. */
  volume: number
}

/** Long enough for a page to move the focus to its title: both are said together. */
const settleMs = 60

const changes = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ['aria-pressed', 'aria-disabled', 'aria-current', 'value', 'inert'],
}

/** Says the page, what is focused and what changes; in another language it begins anew. */
export function Speech({ ref, voice, language, volume }: SpeechProps) {
  const share = useRef(1)
  share.current = volume / mostVolume
  const t = speechMessages[language]
  const [reader] = useState(() => createReader(t, languageTags[language], voice.has))
  const release = useRef(() => {})
  const [speaker] = useState(() =>
    createSpeaker({
      voice,
      volume: () => share.current,
      // the visit does not end while it speaks; the question before its end is spoken as well
      onSpeaking(speaking) {
        release.current()
        release.current = speaking && !document.querySelector('[role="alertdialog"]') ? holdIdle() : () => {}
      },
    }),
  )
  useImperativeHandle(
    ref,
    () => ({
      repeat: speaker.repeat,
      readPage() {
        // the button that was touched is not said after it
        reader.news()
        speaker.say(reader.whole())
      },
    }),
    [speaker, reader],
  )

  const begin = useEffectEvent(() => {
    const { also } = reader.news()
    const line = (text: string) => ({ text, tag: languageTags[language] })
    speaker.say([line(t.started), line(t.keys), ...reader.page(), ...also])
  })
  const tell = useEffectEvent(() => {
    const { instead, also } = reader.news()
    if (instead.length > 0) speaker.say([...instead, ...also])
    else if (also.length > 0) speaker.add(also)
  })
  useEffect(() => {
    begin()
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = () => {
      // not put off by what changes all the time, such as slides
      timer ??= setTimeout(() => {
        timer = undefined
        tell()
      }, settleMs)
    }
    const observer = new MutationObserver(onChange)
    observer.observe(document.body, changes)
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    addEventListener('focusin', onChange, options)
    for (const event of ['keydown', 'pointerdown'] as const) addEventListener(event, speaker.stop, options)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      controller.abort()
      speaker.stop()
    }
  }, [speaker])

  const shownVolume = useRef(volume)
  useEffect(() => {
    if (shownVolume.current === volume) return
    shownVolume.current = volume
    reader.news()
    speaker.say([{ text: t.volume(volume, mostVolume), tag: languageTags[language] }])
  }, [speaker, reader, volume, t, language])

  return null
}
