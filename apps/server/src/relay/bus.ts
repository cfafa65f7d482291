/** Publish and subscribe between server processes. Messages are smaller than 8,000 bytes, the limit of PostgreSQL. */
export type Bus = {
  /** Publishes a batch. Subscribers learn of lost messages by `gap`. */
  publish(messages: string[]): Promise<void>
  subscribe(listener: BusListener): void
  close(): Promise<void>
}

export type BusListener = {
  message(text: string): void
  /** Messages may have been missed. */
  gap(): void
}

/** A bus in memory, for one process or for several hubs in a test. */
export function createMemoryBus(): Bus {
  const listeners = new Set<BusListener>()
  return {
    async publish(messages) {
      for (const message of messages) for (const listener of listeners) listener.message(message)
    },
    subscribe: (listener) => void listeners.add(listener),
    async close() {
      listeners.clear()
    },
  }
}
