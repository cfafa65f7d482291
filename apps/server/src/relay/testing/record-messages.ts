import type { Bus } from '../bus'

/** Records the messages of a bus. The returned function resolves when `count` messages have arrived. */
export function recordMessages(bus: Bus) {
  const messages: string[] = []
  let changed = () => {}
  const record = (message: string) => {
    messages.push(message)
    changed()
  }
  bus.subscribe({ message: record, gap: () => record('a gap') })
  return async (count: number) => {
    while (messages.length < count) {
      await new Promise<void>((resolve) => {
        changed = resolve
      })
    }
    return messages
  }
}
