import type { OutboxEntry } from './clicks'
import type { Environment } from './environment'

/** Persistent storage of a station: IndexedDB in a browser, files elsewhere. */
export type StationStore = {
  get(name: StoredName): Promise<unknown>
  set(name: StoredName, value: unknown): Promise<void>
  /** The clicks and searches that the server has not accepted yet. */
  clicks: ClickStore
}

/** The stored values: the last publication, what was out of order, and a restart that has not been answered yet. */
export type StoredName = 'publication' | 'mapState' | 'restart'

/** A durable queue of clicks and searches. Positions increase with each and are not reused. */
export type ClickStore = {
  /** Resolves when the click has been stored durably. */
  append(click: OutboxEntry): Promise<void>
  /** The oldest clicks, at most `limit`, in the order in which they were appended. */
  oldest(limit: number): Promise<WaitingClick[]>
  /** Removes the click at this position and all before it. */
  removeUpTo(position: number): Promise<void>
  count(): Promise<number>
}

/** A click or a search, and its place in the queue. */
export type WaitingClick = { position: number; click: OutboxEntry }

/** Wraps a store so that failures are logged, not thrown: a station works without its store. */
export const loggingFailures = (store: StationStore, log: Environment['log']): Pick<StationStore, 'get' | 'set'> => ({
  async get(name) {
    try {
      return await store.get(name)
    } catch (error) {
      log('The store could not be read', error)
      return undefined
    }
  },
  async set(name, value) {
    try {
      await store.set(name, value)
    } catch (error) {
      log('The store could not be written', error)
    }
  },
})

/** A store in memory: for tests, and for stations without persistent storage. */
export function memoryStore(): StationStore {
  const values = new Map<StoredName, unknown>()
  let waiting: WaitingClick[] = []
  let last = 0
  return {
    get: async (name) => structuredClone(values.get(name)),
    async set(name, value) {
      values.set(name, structuredClone(value))
    },
    clicks: {
      async append(click) {
        last += 1
        waiting.push({ position: last, click })
      },
      oldest: async (limit) => waiting.slice(0, limit),
      async removeUpTo(position) {
        waiting = waiting.filter((one) => one.position > position)
      },
      count: async () => waiting.length,
    },
  }
}
