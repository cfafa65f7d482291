import type { StatisticEvent } from './clicks'
import type { Environment } from './environment'

/** Where a station keeps what must survive a restart: IndexedDB in a browser, a file elsewhere. */
export type StationStore = {
  get(name: StoredName): Promise<unknown>
  set(name: StoredName, value: unknown): Promise<void>
  /** The clicks that the server has not acknowledged yet. */
  clicks: ClickStore
}

/** What is kept besides clicks: what was published last, and a restart that is not answered yet. */
export type StoredName = 'publication' | 'restart'

/** A durable queue. Positions rise with each click; what was forgotten does not come back. */
export type ClickStore = {
  /** Resolves when the click would survive a crash. */
  append(click: StatisticEvent): Promise<void>
  /** The oldest ones, at most `most`, in the order in which they were appended. */
  oldest(most: number): Promise<WaitingClick[]>
  /** Forgets the click at this position and all before it. */
  forget(position: number): Promise<void>
  count(): Promise<number>
}

/** A click and its place in the queue. */
export type WaitingClick = { position: number; click: StatisticEvent }

/** A store whose failures are told to nobody but the log: a station goes on without it. */
export const forgiving = (store: StationStore, log: Environment['log']): Pick<StationStore, 'get' | 'set'> => ({
  async get(name) {
    try {
      return await store.get(name)
    } catch (error) {
      log('The store cannot be read', error)
      return undefined
    }
  },
  async set(name, value) {
    try {
      await store.set(name, value)
    } catch (error) {
      log('The store cannot be written', error)
    }
  },
})

/** A store that is gone with its process: for tests, and for stations that have nowhere to keep anything. */
export function memoryStore(): StationStore {
  const kept = new Map<StoredName, unknown>()
  let waiting: WaitingClick[] = []
  let last = 0
  return {
    get: async (name) => structuredClone(kept.get(name)),
    async set(name, value) {
      kept.set(name, structuredClone(value))
    },
    clicks: {
      async append(click) {
        last += 1
        waiting.push({ position: last, click })
      },
      oldest: async (most) => waiting.slice(0, most),
      async forget(position) {
        waiting = waiting.filter((one) => one.position > position)
      },
      count: async () => waiting.length,
    },
  }
}
