/** A typed event emitter. `on` returns the unsubscribe function; an error in a listener is reported to `onError`. */
export function createEmitter<Events>(onError: (error: unknown) => void) {
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
          onError(error)
        }
      }
    },
  }
}
