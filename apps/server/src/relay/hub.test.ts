import { main } from '@kiosk-admin/kiosk-client'
import { describe, expect, test } from 'vitest'
import { createHarness, settle, staff, station } from './testing/hub-harness'

const k1 = { mallId: 'mall-1', stationId: 'k1' }
const by = { id: 'user-2', name: 'Jonas' }

async function started() {
  const harness = createHarness()
  harness.credentials.set('s1', staff())
  harness.credentials.set('k1', station('k1'))
  harness.current.set('mall-1', 7)
  const hub = harness.hub()
  return { ...harness, hub, office: await harness.connect(hub, 's1'), kiosk: await harness.connect(hub, 'k1') }
}

describe('handshake', () => {
  test('rejects missing and unknown credentials', async () => {
    const { hub } = await started()
    const claimed = main
    expect(await hub.handshake({ credential: undefined, claimed })).toMatchObject({ code: 4401 })
    expect(await hub.handshake({ credential: 'unknown', claimed })).toMatchObject({ code: 4401 })
  })

  test('rejects the identity of somebody else', async () => {
    const { hub } = await started()
    expect(await hub.handshake({ credential: 'k1', claimed: main })).toMatchObject({ code: 4403 })
    expect(await hub.handshake({ credential: 'k1', claimed: { ...k1, stationId: 'k2' } })).toMatchObject({ code: 4403 })
    expect(await hub.handshake({ credential: 's1', claimed: k1 })).toMatchObject({ code: 4403 })
  })

  test('limits the connections with the same key', async () => {
    const { hub, connect } = await started()
    for (let more = 0; more < 7; more++) await connect(hub, 'k1')
    expect(await hub.handshake({ credential: 'k1', claimed: k1 })).toMatchObject({ code: 4429 })
  })

  test('checks again when a session ends between handshake and open', async () => {
    const { hub, credentials } = await started()
    const handshake = await hub.handshake({ credential: 's1', claimed: main })
    if ('code' in handshake) throw new Error('refused')
    credentials.delete('s1')
    hub.sessionEnded('session-1')
    const closed: number[] = []
    hub.open(handshake, { send: () => {}, close: (code) => void closed.push(code), bufferedBytes: () => 0 })
    await settle()
    expect(closed).toEqual([4401])
  })
})

describe('frames', () => {
  test('a ping to main is answered by the relay and goes no further', async () => {
    const { office, kiosk } = await started()
    const id = kiosk.send(main, { type: 'ping' })
    expect(kiosk.received.at(-1)).toMatchObject({ replyTo: id, message: { type: 'ping' }, toSocketId: k1 })
    expect(office.messages('ping')).toEqual([])
    kiosk.send(main, { type: 'ping' }, { replyTo: 'something' })
    expect(kiosk.messages('ping')).toHaveLength(1)
  })

  test('sync reaches the station, and the reply only its sender', async () => {
    const { hub, connect, office, kiosk } = await started()
    const colleague = await connect(hub, 's1')
    const id = office.send(k1, { type: 'sync' })
    expect(kiosk.received.at(-1)).toMatchObject({ id, fromSocketId: main, message: { type: 'sync' } })
    kiosk.send(main, { type: 'reloaded', publication: 7 }, { replyTo: id })
    expect(office.received.at(-1)).toMatchObject({ replyTo: id, message: { type: 'reloaded', publication: 7 } })
    expect(colleague.messages('reloaded')).toEqual([])
  })

  test('a ping to a station is answered by the station', async () => {
    const { office, kiosk } = await started()
    const id = office.send(k1, { type: 'ping' })
    kiosk.send(main, { type: 'ping' }, { replyTo: id })
    expect(office.received.at(-1)).toMatchObject({ replyTo: id, fromSocketId: k1, message: { type: 'ping' } })
  })

  test('drops a reply from another station', async () => {
    const { hub, connect, credentials, office } = await started()
    credentials.set('k2', station('k2'))
    const other = await connect(hub, 'k2')
    const id = office.send(k1, { type: 'sync' })
    other.send(main, { type: 'reloaded', publication: 7 }, { replyTo: id })
    expect(office.messages('reloaded')).toEqual([])
  })

  test.each([
    ['from somebody else', { type: 'sync' }, { fromSocketId: { mallId: 'mall-1', stationId: 'k9' } }],
    ['to a mall out of reach', { type: 'sync' }, { toSocketId: { mallId: 'mall-2', stationId: 'k1' } }],
    ['of a type for stations', { type: 'restarted' }, {}],
    ['with an unknown replyTo', { type: 'ping' }, { replyTo: 'x' }],
  ] as const)('a frame %s is refused and logged', async (_, message, extra) => {
    const { office, kiosk, logged } = await started()
    const before = kiosk.received.length
    office.send(k1, message, extra)
    expect(kiosk.received).toHaveLength(before)
    expect(logged.at(-1)?.message).toBe('A frame was refused')
  })

  test('refuses invalid frames', async () => {
    const { office, logged } = await started()
    for (const text of ['', 'null', '[]', '{"id":1}', '{"message":{"type":"presence"}}']) office.receive(text)
    expect(logged).toHaveLength(5)
    expect(office.state.closed).toBeUndefined()
  })

  test.each([
    ['sync', { Offer: { read: true, write: true } }, true],
    ['sync', { Offer: { read: true, write: false }, Mall: { read: true, write: true } }, false],
    ['reload', { Mall: { read: true, write: true } }, true],
    ['restart', { Mall: { read: true, write: false } }, false],
    ['ping', { Mall: { read: true, write: false } }, true],
    ['ping', { Offer: { read: true, write: true } }, false],
  ] as const)('%s with %o: %s', async (type, areas, allowed) => {
    const { hub, connect, credentials, kiosk } = await started()
    credentials.set('s2', staff({ sessionId: 'session-2', areas }))
    const office = await connect(hub, 's2')
    office.send(k1, { type })
    expect(kiosk.messages(type)).toHaveLength(allowed ? 1 : 0)
  })

  test('too many frames end the connection', async () => {
    const { kiosk, logged } = await started()
    for (let count = 0; count < 201; count++) kiosk.send(main, { type: 'ping' })
    expect(kiosk.state.closed).toBe(4429)
    expect(logged.at(-1)).toMatchObject({ message: 'A connection was closed' })
    expect(kiosk.messages('ping')).toHaveLength(200)
  })

  test('answers count for who asks: a station is not dropped for them', async () => {
    const { kiosk, office } = await started()
    for (let count = 0; count < 1_000; count++) office.send(k1, { type: 'ping' }, { id: `ping-${count}` })
    expect(kiosk.messages('ping')).toHaveLength(1_000)
    for (let count = 0; count < 1_000; count++) kiosk.send(main, { type: 'ping' }, { replyTo: `ping-${count}` })
    expect(kiosk.state.closed).toBeUndefined()
    expect(office.messages('ping')).toHaveLength(1_000)
  })

  test('what is out of order nudges the stations of the mall, and staff who may read Parking', async () => {
    const { hub, connect, credentials, office, kiosk } = await started()
    credentials.set('s2', staff({ areas: { Parking: { read: true, write: false } } }))
    const reader = await connect(hub, 's2')
    hub.mapState({ mallId: 'mall-1', version: 3 })
    const message = { type: 'state', mallId: 'mall-1', version: 3 }
    expect(kiosk.messages('state')).toEqual([message])
    expect(reader.messages('state')).toEqual([message])
    expect(office.messages('state')).toEqual([])
    hub.mapState({ mallId: 'mall-9', version: 1 })
    expect(kiosk.messages('state')).toHaveLength(1)
  })

  test('closes a slow client without delaying others', async () => {
    const { hub, connect, office, kiosk } = await started()
    const slow = await connect(hub, 's1')
    slow.state.buffered = 2 * 1024 * 1024
    hub.published({ mallId: 'mall-1', number: 8 })
    expect(slow.state.closed).toBe(1013)
    expect(office.messages('published')).toHaveLength(1)
    expect(kiosk.messages('published')).toContainEqual({ type: 'published', mallId: 'mall-1', number: 8 })
  })
})

describe('presence', () => {
  test('follows a station from connect to disconnect', async () => {
    const { hub, office, kiosk, advance } = await started()
    const states = () => office.messages('presence').map((message) => 'state' in message && message.state)
    await settle()
    expect(states()).toEqual(['online', 'behind'])
    kiosk.send(main, { type: 'reloaded', publication: 7 })
    expect(states().at(-1)).toBe('online')
    hub.published({ mallId: 'mall-1', number: 8 })
    expect(states().at(-1)).toBe('behind')
    kiosk.send(main, { type: 'reloaded', publication: 8 })
    advance(5_000)
    kiosk.send(main, { type: 'ping' })
    advance(5_000)
    kiosk.closed()
    expect(states()).toEqual(['online', 'behind', 'online', 'behind', 'online', 'offline'])
    expect(hub.presence('mall-1')).toEqual([
      {
        ...k1,
        state: 'offline',
        publication: 8,
        lastSeenAt: '2026-11-21T09:00:05.000Z',
        softwareVersion: null,
      },
    ])
    expect(hub.presence('mall-2')).toEqual([])
  })

  test('is restarting until the station is back, for two minutes at most', async () => {
    const { hub, connect, office, kiosk, advance } = await started()
    const state = () => hub.presence('mall-1')[0]?.state
    kiosk.send(main, { type: 'reloaded', publication: 7 })
    office.send(k1, { type: 'restart' })
    expect(state()).toBe('restarting')
    kiosk.closed()
    expect(state()).toBe('restarting')
    const back = await connect(hub, 'k1')
    expect(state()).toBe('online')
    office.send(k1, { type: 'restart' })
    back.closed()
    advance(120_000)
    hub.sweep()
    expect(office.messages('presence').at(-1)).toMatchObject({ state: 'offline' })
  })

  test('is sent for all stations to staff who connect later', async () => {
    const { hub, connect, credentials, kiosk } = await started()
    kiosk.send(main, { type: 'reloaded', publication: 7 })
    const later = await connect(hub, 's1')
    expect(later.messages('presence')).toEqual([expect.objectContaining({ ...k1, publication: 7 })])
    credentials.set('s2', staff({ areas: { User: { read: true, write: true } } }))
    expect((await connect(hub, 's2')).received).toEqual([])
  })

  test('a station with two connections is offline after the last one closes', async () => {
    const { hub, connect, kiosk } = await started()
    const second = await connect(hub, 'k1')
    kiosk.closed()
    expect(hub.presence('mall-1')[0]?.state).not.toBe('offline')
    second.closed()
    expect(hub.presence('mall-1')[0]?.state).toBe('offline')
  })

  test('a station is offline after a minute without frames', async () => {
    const { hub, kiosk, advance } = await started()
    advance(61_000)
    hub.sweep()
    expect(kiosk.state.closed).toBe(4408)
    expect(hub.presence('mall-1')[0]?.state).toBe('offline')
  })

  test('an outdated station is notified again', async () => {
    const { hub, kiosk, advance } = await started()
    await settle()
    expect(kiosk.messages('published')).toHaveLength(1)
    advance(15_000)
    hub.sweep()
    expect(kiosk.messages('published')).toHaveLength(1)
    advance(15_000)
    hub.sweep()
    expect(kiosk.messages('published')).toHaveLength(2)
    kiosk.send(main, { type: 'reloaded', publication: 7 })
    advance(40_000)
    hub.sweep()
    expect(kiosk.messages('published')).toHaveLength(2)
  })
})

describe('events of the app', () => {
  test('are sent only to staff with access to the area and the mall', async () => {
    const { hub, connect, credentials, office, kiosk } = await started()
    credentials.set('s2', staff({ areas: { Event: { read: true, write: false } } }))
    credentials.set('s3', staff({ mallIds: ['mall-2'] }))
    const [reader, elsewhere] = [await connect(hub, 's2'), await connect(hub, 's3')]
    hub.changed({ mallId: 'mall-1', resource: 'Offer', area: 'Offer', ids: ['o1'], by })
    hub.editing({ mallId: 'mall-1', resource: 'Offer', area: 'Offer', id: 'o1', by })
    hub.published({ mallId: 'mall-1', number: 8 })
    const types = ['changed', 'editing', 'published']
    const receivedTypes = (client: typeof office) => types.filter((type) => client.messages(type).length > 0)
    expect(receivedTypes(office)).toEqual(types)
    expect(receivedTypes(reader)).toEqual(['published'])
    expect(receivedTypes(elsewhere)).toEqual([])
    expect(receivedTypes(kiosk)).toEqual(['published'])
    expect(office.messages('changed')).toEqual([
      { type: 'changed', mallId: 'mall-1', resource: 'Offer', ids: ['o1'], by },
    ])
  })

  test('changes of groups are sent to all staff who may read groups', async () => {
    const { hub, connect, credentials, office } = await started()
    credentials.set('s2', staff({ mallIds: ['mall-2'], areas: { UserGroup: { read: true, write: false } } }))
    const other = await connect(hub, 's2')
    hub.changed({ mallId: null, resource: 'UserGroup', area: 'UserGroup', ids: ['g1'], by })
    expect(other.messages('changed')).toHaveLength(1)
    expect(office.messages('changed')).toHaveLength(0)
  })

  test('an ended session is signed out and closed, and later frames are ignored', async () => {
    const { hub, office, kiosk } = await started()
    hub.sessionEnded('session-1')
    expect(office.received.at(-1)?.message).toEqual({ type: 'signedOut' })
    expect(office.state.closed).toBe(4401)
    office.send(k1, { type: 'sync' })
    expect(kiosk.messages('sync')).toEqual([])
  })

  test('a withdrawn permission closes the connection, a granted one is announced', async () => {
    const { hub, credentials, office } = await started()
    hub.rightsChanged('user-1')
    await settle()
    expect(office.messages('changed')).toEqual([])
    credentials.set('s1', staff({ mallIds: ['mall-1', 'mall-2'] }))
    hub.rightsChanged('user-1')
    await settle()
    expect(office.state.closed).toBeUndefined()
    expect(office.messages('changed')).toMatchObject([{ mallId: null, resource: 'User', ids: ['user-1'] }])
    hub.changed({ mallId: 'mall-2', resource: 'Offer', area: 'Offer', ids: ['o1'], by })
    expect(office.messages('changed')).toHaveLength(2)
    credentials.set('s1', staff({ areas: { Mall: { read: true, write: true }, Offer: { read: true, write: false } } }))
    hub.rightsChanged('user-1')
    await settle()
    expect(office.state.closed).toBe(4403)
  })

  test('a disabled user is signed out; clients reconnect when the check fails', async () => {
    const { hub, connect, credentials, office } = await started()
    credentials.delete('s1')
    hub.rightsChanged('user-1')
    await settle()
    expect(office.state.closed).toBe(4401)
    credentials.set('s1', staff())
    const again = await connect(hub, 's1')
    credentials.set('s1', new Error('no database'))
    hub.rightsChanged('user-1')
    await settle()
    expect(again.state.closed).toBe(1001)
  })

  test('an expired session is closed', async () => {
    const { hub, credentials, office, advance } = await started()
    advance(12 * 3_600_000)
    credentials.delete('s1')
    hub.sweep()
    await settle()
    expect(office.state.closed).toBe(4401)
  })

  test('a database that is away closes no connection', async () => {
    const { hub, credentials, office, kiosk } = await started()
    for (const credential of ['s1', 'k1']) credentials.set(credential, new Error('no database'))
    hub.sweep()
    await settle()
    expect([office.state.closed, kiosk.state.closed]).toEqual([undefined, undefined])
  })

  test('a new key closes connections with the old key only', async () => {
    const { hub, connect, credentials, kiosk } = await started()
    credentials.set('k1-new', station('k1'))
    const renewed = await connect(hub, 'k1-new')
    credentials.delete('k1')
    hub.stationKeyChanged('mall-1', 'k1')
    await settle()
    expect([kiosk.state.closed, renewed.state.closed]).toEqual([4401, undefined])
  })

  test('a stopping server closes all connections with 1001', async () => {
    const { hub, office, kiosk } = await started()
    await hub.close()
    expect([office.state.closed, kiosk.state.closed]).toEqual([1001, 1001])
  })
})
