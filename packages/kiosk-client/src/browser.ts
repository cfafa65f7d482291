import type { OutboxEntry } from './clicks'
import type { StationStore, WaitingClick } from './store'

/** A station's store in IndexedDB. Each station has its own database. */
export function browserStore(stationId: string, factory: IDBFactory = indexedDB): StationStore {
  let opened: Promise<IDBDatabase> | undefined

  function database(): Promise<IDBDatabase> {
    opened ??= open(factory, `kiosk/${stationId}`, () => {
      opened = undefined
    })
    return opened
  }

  async function run<T>(store: Store, mode: IDBTransactionMode, act: (kept: IDBObjectStore) => IDBRequest<T>) {
    const transaction = (await database()).transaction(store, mode, { durability: 'strict' })
    const request = act(transaction.objectStore(store))
    return new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    get: (name) => run<unknown>('kept', 'readonly', (kept) => kept.get(name)),
    async set(name, value) {
      await run('kept', 'readwrite', (kept) => kept.put(value, name))
    },
    clicks: {
      async append(click: OutboxEntry) {
        await run('clicks', 'readwrite', (clicks) => clicks.add({ click }))
      },
      oldest: (limit) => run<WaitingClick[]>('clicks', 'readonly', (clicks) => clicks.getAll(null, limit)),
      async removeUpTo(position) {
        await run('clicks', 'readwrite', (clicks) => clicks.delete(IDBKeyRange.upperBound(position)))
      },
      count: () => run('clicks', 'readonly', (clicks) => clicks.count()),
    },
  }
}

type Store = 'kept' | 'clicks'

/** Opens the database. `onClose` is called after a failure and when the browser closes it, as when site data is cleared. */
function open(factory: IDBFactory, name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('kept')
      request.result.createObjectStore('clicks', { keyPath: 'position', autoIncrement: true })
    }
    request.onsuccess = () => {
      request.result.onclose = onClose
      resolve(request.result)
    }
    request.onerror = () => {
      onClose()
      reject(request.error)
    }
  })
}
