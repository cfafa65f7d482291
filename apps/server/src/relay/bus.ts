/** How the relays of several server processes hear each other. A message is less than 8,000 bytes (PostgreSQL's limit). */
export type Bus = {
  /** All of them in one go. What is lost on the way is made good by the relay, so nothing is thrown. */
  publish(messages: string[]): Promise<void>
  subscribe(listener: BusListener): void
  close(): Promise<void>
}

export type BusListener = {
  message(text: string): void
  /** Messages may have been missed. */
  gap(): void
}

/** One process, or several hubs in one test. */
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
