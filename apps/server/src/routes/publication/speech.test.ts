import { calls } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import type { Speech } from '../../platform/services/speech'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { callersOf } from '../testing/callers'

let works = true
const speech: Speech = {
  languages: ['is'],
  async speak(text) {
    if (!works) throw new Error('It answered 500')
    return { type: 'audio/wav', bytes: new TextEncoder().encode(text) }
  },
}

let app: TestApp
let key: string

beforeEach(async () => {
  works = true
  app = await createTestApp({ seed: testMall, speech })
  key = await callersOf(app).stationKey(ids.near)
})

function ask(query: Record<string, string>, token: string | undefined = key) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return app.fetch(`/api/Kiosk/${ids.near}/Speech?${new URLSearchParams(query)}`, { headers })
}

it('speaks the languages of the service to stations', async () => {
  const response = await ask({ language: 'is', text: 'Skór' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('audio/wav')
  expect(await response.text()).toBe('Skór')
  expect((await ask({ language: 'se', text: 'Skor' })).status).toBe(404)
  expect((await ask({ language: 'is', text: 'x'.repeat(201) })).status).toBe(422)
  expect((await ask({ language: 'is', text: 'Skór' }, '')).status).toBe(401)
  const { speech } = await app.client(key).call(calls.kioskMe, {})
  expect(speech).toEqual(['is'])
})

it('answers 503 while the service does not', async () => {
  works = false
  const response = await ask({ language: 'is', text: 'Skór' })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
})

it('keeps what the station says of its voices, without a new version', async () => {
  const { client } = await app.signIn('chief')
  const { stationId } = await app.client(key).call(calls.kioskMe, {})
  const read = async () => {
    const all = await client.call(calls.stations, { params: { mallId: ids.near } })
    return all.find(({ id }) => id === stationId)
  }
  const before = await read()
  expect(before?.voices).toBeNull()
  await app.client(key).call(calls.kioskVoices, { body: { languages: ['en', 'is'] } })
  expect(await read()).toEqual({ ...before, voices: ['en', 'is'] })
  await app.client(key).call(calls.kioskVoices, { body: { languages: [] } })
  expect((await read())?.voices).toEqual([])
})
