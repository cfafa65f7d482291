import { type Call, singleRecords } from '@kiosk-admin/api-client'
import { allCalls, bodyLimit } from '@kiosk-admin/api-client/internal'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId } from '../../testing/mall'
import { longestOf } from '../testing/longest'
import { partsOf, type Records, recordsOf, requestOf, unknownId } from '../testing/requests'

let app: TestApp
let token: string
let mallId: string
let record: Records
let groupId: string

beforeAll(async () => {
  app = await createTestApp({ seed: true })
  const session = await app.signIn('admin')
  token = session.token
  mallId = (await app.db.selectFrom('mall').select('id').orderBy('id').executeTakeFirstOrThrow()).id
  record = await recordsOf(app, mallId)
  groupId = (await app.db.selectFrom('user_group').select('id').orderBy('id').executeTakeFirstOrThrow()).id
})

/** The create call of every kind of record. */
const making = allCalls.filter(
  ({ name }) => /\.(create|save)$/.test(name) || name === singleRecords.infoPage.calls.replace.name,
)

type Data = Record<string, unknown>

/** Invalid combinations: a mall has no files before it is created, a place is on the map or on a floor. */
const instead: Record<string, Data> = {
  'mall.create': { iconId: null, fontId: null, eventCategoryId: null },
  'place.create': { location: null },
  // the demo has no video
  'infoPage.replace': { signVideoId: null },
  // one letter again and again is easy to guess
  'user.create': { password: 'seven green umbrellas'.padEnd(128, '-') },
}

// those of malls without access are left out
const groupsInMalls = () => Array.from({ length: 1000 }, (_, which) => ({ mallId: testId(1, 10 + which), groupId }))

const escaped = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

const currentVersion = async () =>
  (await app.client(token).call(singleRecords.infoPage.calls.get, { query: { mallId } })).version

async function send(call: Call, body: string, id: string) {
  const [address, { method, headers }] = requestOf(call, {
    mallId,
    record: (word) => (call.path.includes(word) ? id : record(word)),
  })
  const version: Record<string, string> = call.ifMatch ? { 'if-match': `"${await currentVersion()}"` } : {}
  const response = await app.fetch(address, {
    method: method ?? 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...version, authorization: `Bearer ${token}` },
    body,
  })
  return { status: response.status, ...(await response.json()) }
}

it.each(making.map((call) => [call.name, call] as const))('the longest record of %s is saved', async (_, call) => {
  const base = partsOf(call, { mallId, record }).body
  const { id: _id, version: _version, ...longest } = longestOf(call.body, base, unknownId) as Data
  const body: Data = {
    ...longest,
    ...instead[call.name],
    // no floor twice
    ...(call.name === 'connector.create' ? { stops: (base as Data).stops } : {}),
    ...('groupId' in longest ? { groupId, mallGroups: groupsInMalls() } : {}),
  }
  const json = escaped(JSON.stringify(body))
  // as long as the schema allows; otherwise the limit would prove little
  if (bodyLimit(call) > 65_536) expect(json.length).toBeGreaterThan(bodyLimit(call) * 0.6)
  const answer = await send(call, json, ids.picture)
  expect(answer).toMatchObject({ status: 200, success: true })
  // a new record is last in its order, each mall is named once, and passwords are never returned
  const {
    index: _index,
    mallIds: _mallIds,
    mallGroups: _mallGroups,
    password: _password,
    ...stored
  } = {
    ...body,
    ...(call.body.parse(body) as Data),
  }
  expect(answer.message).toMatchObject(stored)
  expect(app.errors).toEqual([])
})
