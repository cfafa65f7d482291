import { type Call, type Caller, calls, contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { json } from '../../db/json'
import { hashCredential } from '../../identity'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testMall } from '../../testing/mall'
import { writing } from '../../testing/people'
import { callersOf, writeAll, writesBeyondUploads } from '../testing/callers'

/** What a caller loses, or the time that passes, after the first byte of a body and before its last. */

let app: TestApp
let chief: Caller
let anna: { id: string; token: string; groupId: string }

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  const { person } = callersOf(app)
  chief = app.client((await person([ids.near, ids.far], writeAll)).token)
  anna = await person([ids.near], writing('Offer', 'MediaLibrary', 'User', 'UserGroup', 'Mall'))
})

/** Sends a body that ends only after `meanwhile`. */
async function stream(
  path: string,
  method: string,
  headers: HeadersInit,
  bytes: Uint8Array,
  meanwhile: () => Promise<unknown>,
) {
  let sent = 0
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        sent += 1
        if (sent === 1) return controller.enqueue(bytes.slice(0, 1))
        await meanwhile()
        controller.enqueue(bytes.slice(1))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  return app.fetch(`http://localhost/api${path}`, init)
}

/** Sends a call of Anna in the near mall. */
async function send({ method, path }: Call, body: BodyInit, meanwhile: () => Promise<unknown>, token = anna.token) {
  const whole = new Request('http://localhost', { method: 'POST', body })
  const type = typeof body === 'string' ? 'application/json' : (whole.headers.get('content-type') ?? '')
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const address = `${path.replace('{mallId}', ids.near)}?mallId=${ids.near}`
  const response = await stream(address, method, headers, new Uint8Array(await whole.arrayBuffer()), meanwhile)
  return { status: response.status, body: await response.json() }
}

const picture = () => {
  const form = new FormData()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>'
  form.append('file', new File([svg], 'red.svg', { type: 'image/svg+xml' }))
  return form
}

const offer = '{"name":{"se":"Sen"},"startDate":"2026-11-01","endDate":"2026-11-30"}'

const writes: [string, Call, () => BodyInit][] = [
  ['publishes', calls.publish, () => '{}'],
  ['creates', contentTypes.offer.calls.create, () => offer],
  ['imports', contentTypes.offer.calls.import, () => `{"rows":[${offer}]}`],
  ['uploads', calls.uploadMedia, picture],
  ['creates a group', peopleTypes.userGroup.calls.create, () => '{"name":"Late","areas":[]}'],
  ['creates a preview link', calls.previewLink, () => '{}'],
]

const setStatus = (status: 'Active' | 'InActive') =>
  chief.call(peopleTypes.user.calls.status, { body: { ids: [anna.id], status } })

async function leaveMall() {
  const params = { id: ids.near }
  const { userIds } = await chief.call(calls.mallUsers, { params })
  await chief.call(calls.setMallUsers, { params, body: { userIds: userIds.filter((id) => id !== anna.id) } })
}

const losses: [string, number, () => Promise<unknown>][] = [
  ['was disabled', 401, () => setStatus('InActive')],
  ['was disabled and enabled again', 401, () => setStatus('InActive').then(() => setStatus('Active'))],
  ['was deleted', 401, () => chief.call(peopleTypes.user.calls.remove, { query: { id: [anna.id] } })],
  ['signed out', 401, () => app.client(anna.token).call(calls.logout)],
  [
    'lost the right',
    403,
    () => chief.call(peopleTypes.userGroup.calls.fields, { body: { ids: [anna.groupId], set: { areas: [] } } }),
  ],
  ['lost the mall', 404, leaveMall],
]

/** Loses something while the body is under way, and expects that nothing is written from then on. */
async function expectNothingFrom(call: Call, body: BodyInit, status: number, lose: () => Promise<unknown>) {
  let before: unknown
  const answer = await send(call, body, async () => {
    await lose()
    before = await writesBeyondUploads(app)
  })
  expect(answer).toMatchObject({ status })
  expect(before).toBeDefined()
  expect(await writesBeyondUploads(app)).toEqual(before)
  expect(app.errors).toEqual([])
}

it.each(losses)('a person who %s while a body is under way creates nothing', (_, status, lose) =>
  expectNothingFrom(contentTypes.offer.calls.create, offer, status, lose),
)

it.each(writes)('a person who was disabled while a body is under way %s nothing', (_, call, body) =>
  expectNothingFrom(call, body(), 401, () => setStatus('InActive')),
)

it.each(writes)('a person %s at the time of the last byte, not of the first', async (_, call, body) => {
  const count = async () => (await auditEntries(app.db).select('id').execute()).length
  const before = await count()
  expect(await send(call, body(), async () => app.clock.advance(600_000))).toMatchObject({ status: 200 })
  const entries = await auditEntries(app.db).select(['at']).orderBy('id').execute()
  expect(entries.slice(before)).toEqual([{ at: app.clock.now() }])
})

it('a station whose key was replaced while its clicks were under way counts nothing', async () => {
  const newKey = () => chief.call(calls.stationKey, { params: { id: ids.station } })
  const { key } = await newKey()
  const event = { id: ids.shop, type: 1, view: 'touchguide', at: app.clock.now().toISOString() }
  const answer = await send(calls.kioskStatistic, JSON.stringify({ events: [event] }), newKey, key)
  expect(answer).toMatchObject({ status: 401 })
  expect(await app.db.selectFrom('statistic_event').select('id').execute()).toEqual([])
})

it('a download ends when its reader loses the right', async () => {
  const headers = { authorization: `Bearer ${anna.token}` }
  const response = await app.fetch('http://localhost/api/Session/Data', { headers })
  const reader = response.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await app.db
    .deleteFrom('session')
    .where('token_hash', '=', await hashCredential(anna.token))
    .execute()
  await expect(reader?.read()).rejects.toMatchObject({ code: 'unauthenticated' })
})

it('an upload in parts of a person who was disabled keeps no further part', async () => {
  const headers = { authorization: `Bearer ${anna.token}`, 'tus-resumable': '1.0.0' }
  const path = '/MediaLibrary/Uploads'
  const upload = { ...headers, 'upload-length': '9', 'upload-metadata': `filename ${btoa('words.txt')}` }
  const begun = await app.fetch(`/api${path}?mallId=${ids.near}`, { method: 'POST', headers: upload })
  const part = { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const id = begun.headers.get('location')?.split('/').at(-1) ?? ''
  const answer = await stream(`${path}/${id}`, 'PATCH', part, new TextEncoder().encode('Few words'), () =>
    setStatus('InActive'),
  )
  expect(answer.status).toBe(401)
  expect(await app.db.selectFrom('media_upload').select(['received', 'parts']).execute()).toEqual([
    { received: 0, parts: [] },
  ])
  expect(
    await app.db
      .selectFrom('stored_file')
      .select('sha256')
      .where('extensions', '@>', json(['part']))
      .execute(),
  ).toEqual([])
})
