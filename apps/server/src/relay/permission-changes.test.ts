import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Caller, calls, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { main } from '@kiosk-admin/kiosk-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticateSocket, createApp } from '../app'
import { migrate } from '../db/migrate'
import { type OpenDatabase, openDatabase } from '../platform/database/database'
import { createTestApp, type TestApp } from '../testing/index'
import { ids, testId, testMall } from '../testing/mall'
import { managersPassword as password, writing } from '../testing/people'
import { createHub, type Hub } from './hub'
import { createPostgresBus } from './postgres-bus'

/** A change of permissions in one server process closes connections of another process. */

const log = { info: () => {}, warn: () => {}, error: () => {} }
let folder: string
let database: OpenDatabase
let app: TestApp
let hubs: Hub[]
let chief: Caller

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relay-people-'))
  database = await openDatabase({ databaseUrl: undefined, dataDir: folder, log })
  await migrate(database.db)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const newHub = async () => {
  const bus = createPostgresBus({ db: database.db, connection: database.connection, log })
  const hub = createHub({
    bus,
    clock: app.clock,
    random: { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) },
    log,
    authenticate: authenticateSocket(app, app.clock),
    currentPublication: async () => null,
  })
  // the other process is listening now
  await bus.publish([])
  return hub
}

beforeEach(async () => {
  app = await createTestApp({ seed: testMall, db: database.db })
  hubs = [await newHub(), await newHub()]
  const { token } = await app.signIn('chief')
  const here = createApp({ ...app, relay: hubs[0] as Hub })
  await app.client(token).call(calls.confirmSession, { body: { password: demoPassword } })
  chief = app.client(token, {
    fetch: async (input, init) => here.fetch(new Request(new URL(String(input), 'http://localhost'), init)),
  })
})
afterEach(async () => {
  for (const hub of hubs) await hub.close()
})

/** Signs in and connects to the other process; `closed` resolves with the close code. */
async function connected(username: string) {
  const { token } = await app.signIn(username)
  const hub = hubs[1] as Hub
  const handshake = await hub.handshake({ credential: token, claimed: main })
  if ('code' in handshake) throw new Error(`refused with ${handshake.code}`)
  const messageTypes: string[] = []
  const closed = new Promise<number>((resolve) => {
    hub.open(handshake, {
      send: (text) => void messageTypes.push(JSON.parse(text).message.type),
      close: resolve,
      bufferedBytes: () => 0,
    })
  })
  return { closed, messageTypes }
}

const editorId = testId(9, 2)
const editor = { username: 'editor', email: 'editor@example.com', groupId: testId(8, 2), mallIds: [ids.near] }
const offers = { id: testId(8, 2) }

test.each<[string, number, () => Promise<unknown>]>([
  [
    'is disabled',
    4401,
    () => chief.call(peopleTypes.user.calls.status, { body: { ids: [editorId], status: 'InActive' } }),
  ],
  ['is deleted', 4401, () => chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId] } })],
  [
    'gets a new password',
    4401,
    () => chief.call(peopleTypes.user.calls.password, { params: { id: editorId }, body: { password } }),
  ],
  [
    'moves to a group with fewer permissions',
    4403,
    () => chief.call(peopleTypes.user.calls.fields, { body: { ids: [editorId], set: { groupId: testId(8, 3) } } }),
  ],
  [
    'is in a group that loses a permission',
    4403,
    () =>
      chief.call(peopleTypes.userGroup.calls.replace, {
        params: offers,
        version: 1,
        body: { name: 'Offers', areas: [] },
      }),
  ],
  [
    'moves to another mall',
    4403,
    () =>
      chief.call(peopleTypes.user.calls.replace, {
        params: { id: editorId },
        version: 1,
        body: { ...editor, mallIds: [ids.far] },
      }),
  ],
  [
    'is taken off a mall',
    4403,
    async () => {
      const { userIds } = await chief.call(calls.mallUsers, { params: { id: ids.near } })
      const body = { userIds: userIds.filter((id) => id !== editorId) }
      await chief.call(calls.setMallUsers, { params: { id: ids.near }, body })
    },
  ],
])('a user who %s is disconnected with %i', async (_, code, act) => {
  const [first, second, reader] = [await connected('editor'), await connected('editor'), await connected('reader')]
  await act()
  expect(await Promise.all([first.closed, second.closed])).toEqual([code, code])
  expect(first.messageTypes.includes('signedOut')).toBe(code === 4401)
  // other users keep their sessions
  await chief.call(peopleTypes.user.calls.password, { params: { id: testId(9, 3) }, body: { password } })
  expect(await reader.closed).toBe(4401)
})

test.each<[string, number, () => Promise<unknown>]>([
  ['session', 4401, () => app.db.deleteFrom('session').where('user_id', '=', editorId).execute()],
  ['access to a mall', 4403, () => app.db.deleteFrom('user_mall').where('user_id', '=', editorId).execute()],
])(
  'a user whose %s ended in a server that stopped before it told others is disconnected with %i',
  async (_, code, act) => {
    const [editor, reader] = [await connected('editor'), await connected('reader')]
    const codes: number[] = []
    for (const { closed } of [editor, reader]) void closed.then((closedWith) => codes.push(closedWith))
    // again, as every 15 s: a sweep may still be under way
    const sweep = () => {
      hubs[1]?.sweep()
      return codes
    }
    // what the other server committed, without its events
    await act()
    await expect.poll(sweep).toEqual([code])
    await app.db.deleteFrom('session').where('user_id', '=', testId(9, 3)).execute()
    await expect.poll(sweep).toEqual([code, 4401])
  },
)

test('sends changes of users only to staff who may read users', async () => {
  await chief.call(peopleTypes.userGroup.calls.replace, {
    params: offers,
    version: 1,
    body: { name: 'Offers', areas: writing('Offer', 'User') },
  })
  const [listening, reader] = [await connected('editor'), await connected('reader')]
  await chief.call(peopleTypes.user.calls.fields, { body: { ids: [testId(9, 4)], set: { email: 'new@example.com' } } })
  // events arrive in order, so the end of the session comes last
  await chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId, testId(9, 3)] } })
  await Promise.all([listening.closed, reader.closed])
  expect(listening.messageTypes).toContain('changed')
  expect(reader.messageTypes).not.toContain('changed')
})
