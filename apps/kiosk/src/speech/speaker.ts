import { utterancesOf } from './utterances'
import type { Voice } from './voice'

/** A text to say, and the BCP 47 tag of its language. */
export type Line = { text: string; tag: string }

export type SpeakerOptions = {
  voice: Voice
  /** From 0 to 1; asked before each utterance. */
  volume: () => number
  /** Called when it begins to speak, and when it is silent again. */
  onSpeaking?: (speaking: boolean) => void
}

/** The longest time that an utterance may take, in milliseconds: some browsers never report its end. */
export const longestMs = (text: string) => 2_000 + 120 * text.length

/** Says lines one after the other. */
export function createSpeaker({ voice, volume, onSpeaking = () => {} }: SpeakerOptions) {
  let queue: Line[] = []
  let last: readonly Line[] = []
  let watchdog: ReturnType<typeof setTimeout> | undefined
  /** Number of the current utterance: an end that is reported late is that of another. */
  let turn = 0
  let isSpeaking = false

  function setSpeaking(value: boolean) {
    if (value === isSpeaking) return
    isSpeaking = value
    onSpeaking(value)
  }

  function next() {
    clearTimeout(watchdog)
    turn += 1
    const own = turn
    const line = queue.shift()
    setSpeaking(line !== undefined)
    if (!line) return
    const end = () => {
      if (own === turn) next()
    }
    watchdog = setTimeout(() => {
      voice.stop()
      end()
    }, longestMs(line.text))
    voice.speak({ ...line, volume: volume() }, end)
  }

  function stop() {
    clearTimeout(watchdog)
    turn += 1
    queue = []
    voice.stop()
    setSpeaking(false)
  }

  const split = (lines: readonly Line[]) =>
    lines.flatMap(({ text, tag }) => utterancesOf(text).map((part) => ({ text: part, tag })))

  /** Says lines at once, instead of what is being said. */
  function say(lines: readonly Line[]) {
    stop()
    last = lines
    queue = split(lines)
    next()
  }

  return {
    say,
    /** Says lines after what is being said. */
    add(lines: readonly Line[]) {
      last = isSpeaking ? [...last, ...lines] : lines
      queue.push(...split(lines))
      if (!isSpeaking) next()
    },
    /** Says again what was said last. */
    repeat: () => say(last),
    stop,
  }
}
