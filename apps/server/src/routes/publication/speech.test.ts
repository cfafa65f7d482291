import { calls, contentTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
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

it('speaks what the publication says, and few other words: those of the kiosk and of a search', async () => {
  const long = 'Brauð fæst hvern morgun '.repeat(7)
  expect((await ask({ language: 'is', text: long })).status).toBe(404)
  const { client } = await app.signIn('chief')
  const offers = await client.call(contentTypes.offer.calls.list, { query: { mallId: ids.near } })
  const description = `<p>${long}</p>`
  const [offer] = offers
  await app.db
    .updateTable('content')
    .set({ data: sql`data || ${JSON.stringify({ description: { en: description } })}::text::jsonb` })
    .where('id', '=', offer?.id ?? '')
    .execute()
  await client.call(calls.publish, { query: { mallId: ids.near }, body: {} })
  expect((await ask({ language: 'is', text: long })).status).toBe(200)
  // the search of a visitor, of 60 letters
  expect((await ask({ language: 'is', text: 'x'.repeat(60) })).status).toBe(200)
  expect((await ask({ language: 'is', text: `Brauð fæst hvern morgun ${'y'.repeat(60)}` })).status).toBe(200)
  expect((await ask({ language: 'is', text: 'x'.repeat(81) })).status).toBe(404)
  expect((await ask({ language: 'is', text: 'xy zw '.repeat(25) })).status).toBe(404)
})

it('speaks 3,000 texts to a station at once, then one in two seconds, and others to other stations', async () => {
  const { stationId } = await app.client(key).call(calls.kioskMe, {})
  for (let count = 0; count < 3_000; count++) await app.rateLimits.countSound(stationId, app.clock.now())
  const refused = await ask({ language: 'is', text: 'Skór' })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  const farKey = await callersOf(app).stationKey(ids.far)
  const other = await app.fetch(`/api/Kiosk/${ids.far}/Speech?language=is&text=x`, {
    headers: { authorization: `Bearer ${farKey}` },
  })
  expect(other.status).toBe(200)
  app.clock.advance(2_000)
  expect((await ask({ language: 'is', text: 'Skór' })).status).toBe(200)
})
