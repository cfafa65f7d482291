import type { Voice } from '../speech/voice'

/** A voice that keeps what it is given to say; without `ends`, a test calls `end`. */
export function fakeVoice({ tags = ['sv', 'en-GB'], ends = true }: { tags?: readonly string[]; ends?: boolean } = {}) {
  const said: string[] = []
  const volumes: number[] = []
  const spoken: string[] = []
  let stops = 0
  let onEnd = () => {}
  return {
    said,
    /** The languages of what was said. */
    spoken,
    volumes,
    get stops() {
      return stops
    },
    /** The end of what is being said. */
    get end() {
      return onEnd
    },
    has: (tag) => tags.includes(tag),
    onChange: () => () => {},
    speak({ text, tag, volume }, next) {
      said.push(text)
      spoken.push(tag)
      volumes.push(volume)
      onEnd = next
      if (ends) next()
    },
    stop() {
      stops += 1
    },
  } satisfies Voice & Record<string, unknown>
}
