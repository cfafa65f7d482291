import { calls, contentTypes } from '@kiosk-admin/api-client'
import { subprotocolsFor } from '@kiosk-admin/kiosk-client'
import { beforeEach, expect, it } from 'vitest'
import { authenticateSocket } from '../../app'
import { createInProcessRelay } from '../../relay/in-process'
import { createTestApp, seededRandom, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

/** Effects of calls on open sockets, with the real relay and app. */

let app: TestApp
let sockets: ReturnType<typeof createInProcessRelay>
let client: ReturnType<TestApp['client']>

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  sockets = createInProcessRelay({
    clock: app.clock,
    random: seededRandom(4),
    log: app.log,
    authenticate: authenticateSocket(app, app.clock),
    currentPublication: async () => 1,
  })
  Object.assign(app.relay, sockets.relay)
  ;({ client } = await app.signIn('chief', ids.far))
})

/** Opens a socket. `closed` resolves to the close code, `next` to the first frame of a type. */
async function connect(credential: string, mallId = 'main', stationId = 'main') {
  const socket = new sockets.WebSocket(
    `ws://localhost/socket?mallId=${mallId}&stationId=${stationId}`,
    subprotocolsFor(credential),
  )
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  const next = (type: string, resource?: string) =>
    new Promise<unknown>((resolve) =>
      socket.addEventListener('message', ({ data }) => {
        const { message } = JSON.parse(String(data))
        if (message.type === type && (resource ?? message.resource) === message.resource) resolve(message)
      }),
    )
  await new Promise<void>((resolve) => socket.addEventListener('open', () => resolve()))
  return { closed, next }
}

it('a new key closes the socket of the old one, as does the deletion of the station, but not of the mall', async () => {
  const params = { id: ids.station }
  const first = await client.call(calls.stationKey, { params })
  const { closed } = await connect(first.key, ids.near, ids.station)
  const second = await client.call(calls.stationKey, { params })
  expect(await closed).toBe(4401)
  const station = await connect(second.key, ids.near, ids.station)
  await client.call(calls.removeStations, { query: { id: [ids.station] } })
  expect(await station.closed).toBe(4401)
  const { key } = await client.call(calls.stationKey, { params: { id: ids.farStation } })
  const other = await connect(key, ids.far, ids.farStation)
  let closedWith: number | undefined
  void other.closed.then((code) => {
    closedWith = code
  })
  await client.call(calls.removeMalls, { query: { id: [ids.far] } })
  expect(await app.client(key).call(calls.kioskMe, {})).toMatchObject({ stationId: ids.farStation })
  expect(closedWith).toBeUndefined()
  // its stations go on while the mall is in the trash, until their keys change
  await app.db.updateTable('station').set({ key_hash: null }).where('id', '=', ids.farStation).execute()
  app.relay.stationKeyChanged(ids.far, ids.farStation)
  expect(await other.closed).toBe(4401)
})

it('a user removed from a mall is disconnected, and an added one is notified', async () => {
  const editor = await connect((await app.signIn('editor')).token)
  const stranger = await connect((await app.signIn('stranger')).token)
  const received = stranger.next('changed')
  const userIds = [testId(9, 1), testId(9, 5)]
  await client.call(calls.setMallUsers, { params: { id: ids.near }, body: { userIds } })
  expect(await editor.closed).toBe(4403)
  expect(await received).toMatchObject({ mallId: null, resource: 'User' })
  const offer = stranger.next('changed', 'Offer')
  const body = { ids: [ids.hidden], status: 'Active' as const }
  await client.call(contentTypes.offer.calls.status, { query: { mallId: ids.near }, body })
  expect(await offer).toMatchObject({ mallId: ids.near, resource: 'Offer', ids: [ids.hidden] })
})
