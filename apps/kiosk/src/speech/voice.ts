/** What says texts: the browser's own voices, or a fake one in tests. */
export type Voice = {
  /** Whether there is a voice for a BCP 47 tag that works without a network. */
  has: (tag: string) => boolean
  /** Subscribes to changes of `has`. */
  onChange: (listener: () => void) => () => void
  /** Says a text. `onEnd` is called at its end and after an error; some browsers never call it. */
  speak: (utterance: Utterance, onEnd: () => void) => void
  /** Falls silent at once. */
  stop: () => void
}

export type Utterance = {
  text: string
  /** BCP 47 tag of its language. */
  tag: string
  /** From 0 to 1. */
  volume: number
}
