import { ApiError, createClient, kioskMe } from '@kiosk-admin/api-client'
import type { StationStore } from '@kiosk-admin/kiosk-client'

/** Which station this is, and the key that proves it. */
export type Pairing = { mallId: string; stationId: string; key: string }

export type PairingFailure = 'wrongKey' | 'noAnswer'

const NAME = 'kiosk.pairing'

const isPairing = (value: unknown): value is Pairing =>
  typeof value === 'object' &&
  value !== null &&
  ['mallId', 'stationId', 'key'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

export function storedPairing(storage: Storage): Pairing | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(NAME) ?? 'null')
    return isPairing(value) ? value : null
  } catch {
    return null
  }
}

export const storePairing = (storage: Storage, pairing: Pairing) => storage.setItem(NAME, JSON.stringify(pairing))

/** Asks the server which station a key belongs to. */
export async function findStation(
  key: string,
  fetch: typeof globalThis.fetch,
): Promise<Pairing | { failure: PairingFailure }> {
  // anything else cannot be a key, nor stand in a header
  if (!/^[A-Za-z0-9_-]+$/.test(key)) return { failure: 'wrongKey' }
  try {
    const { mallId, stationId } = await createClient({ fetch, token: () => key }).call(kioskMe)
    return { mallId, stationId, key }
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 403)
    return { failure: refused ? 'wrongKey' : 'noAnswer' }
  }
}

/** The station's store in IndexedDB; what another station left there is not this one's. */
export function browserStore(stationId: string, factory: IDBFactory = indexedDB): StationStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = factory.open('kiosk', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('kept')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    return opened
  }
  async function run<T>(mode: IDBTransactionMode, act: (kept: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await open()).transaction('kept', mode)
    const request = act(transaction.objectStore('kept'))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    get: (name) => run<unknown>('readonly', (kept) => kept.get(`${stationId}/${name}`)),
    async set(name, value) {
      await run('readwrite', (kept) => kept.put(value, `${stationId}/${name}`))
    },
  }
}
