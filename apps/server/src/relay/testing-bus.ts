import type { Bus } from './bus'

/** What a bus has heard from now on; `heard(n)` waits for so much. */
export function listenTo(bus: Bus) {
  const words: string[] = []
  let changed = () => {}
  const hear = (word: string) => {
    words.push(word)
    changed()
  }
  bus.subscribe({ message: hear, gap: () => hear('a gap') })
  return async (count: number) => {
    while (words.length < count) {
      await new Promise<void>((resolve) => {
        changed = resolve
      })
    }
    return words
  }
}
