import { expect, test } from 'vitest'
import { findStation, storedPairing, storePairing } from './pairing'
import { mallId, stationId } from './testing/fixture'

const storageWith = (text: string | null) => {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  } as unknown as Storage // the only used members
}

const answering = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status })

test('finds the station of a key', async () => {
  const message = { mallId, stationId, code: 'K1', name: 'Entrance north' }
  expect(await findStation('k_1', answering(200, { success: true, message }))).toEqual({
    mallId,
    stationId,
    key: 'k_1',
  })
})

test('distinguishes a wrong key from an unreachable server', async () => {
  const refused = { success: false, message: 'Not Authenticated', code: 'unauthenticated' }
  expect(await findStation('k_1', answering(401, refused))).toEqual({ failure: 'wrongKey' })
  expect(await findStation('k_1', () => Promise.reject(new TypeError('failed')))).toEqual({ failure: 'noAnswer' })
  expect(await findStation('k_1', answering(503, {}))).toEqual({ failure: 'noAnswer' })
})

test('texts that cannot be keys are not sent', async () => {
  const fetch = () => Promise.reject(new Error('was sent'))
  expect(await findStation('é\n', fetch)).toEqual({ failure: 'wrongKey' })
})

test('stores a pairing, and ignores invalid stored values', () => {
  const storage = storageWith(null)
  expect(storedPairing(storage)).toBeNull()
  storePairing(storage, { mallId, stationId, key: 'k_1' })
  expect(storedPairing(storage)).toEqual({ mallId, stationId, key: 'k_1' })
  for (const text of ['', '{', '[]', '{"key":1}']) expect(storedPairing(storageWith(text))).toBeNull()
})
