import { ApiError, calls, createCaller } from '@kiosk-admin/api-client'

/** The station's identity with its key. */
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

/** Looks up the station of a key. */
export async function findStation(
  key: string,
  fetch: typeof globalThis.fetch,
): Promise<Pairing | { failure: PairingFailure }> {
  // other characters are never part of a key, nor allowed in a header
  if (!/^[A-Za-z0-9_-]+$/.test(key)) return { failure: 'wrongKey' }
  try {
    const { mallId, stationId } = await createCaller({ fetch, token: () => key }).call(calls.kioskMe)
    return { mallId, stationId, key }
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403)
    return { failure: isRefused ? 'wrongKey' : 'noAnswer' }
  }
}
