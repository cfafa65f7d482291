/** A typed subscription: `on` returns what ends it. A listener that throws does not keep the others from hearing. */
export function createEmitter<Events>(failed: (error: unknown) => void) {
  const listeners = new Map<keyof Events, Set<(value: never) => void>>()
  return {
    on<K extends keyof Events>(event: K, listener: (value: Events[K]) => void): () => void {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
      return () => set.delete(listener)
    },
    emit<K extends keyof Events>(event: K, value: Events[K]): void {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(value as never)
        } catch (error) {
          failed(error)
        }
      }
    },
  }
}
