import { main } from '@kiosk-admin/kiosk-client'
import { expect, test } from 'vitest'
import { createMemoryBus } from './bus'
import { createHarness, settle, staff, station } from './testing/hub-harness'

const k1 = { mallId: 'mall-1', stationId: 'k1' }
const by = { id: 'user-2', name: 'Jonas' }

/** Staff at one server process, the station at another. */
async function started() {
  const bus = createMemoryBus()
  const published: string[][] = []
  const counting = {
    ...bus,
    publish: (messages: string[]) => {
      published.push(messages)
      return bus.publish(messages)
    },
    close: async () => {},
  }
  const harness = createHarness({ bus: counting })
  harness.credentials.set('s1', staff())
  harness.credentials.set('k1', station('k1'))
  harness.current.set('mall-1', 7)
  const [first, second] = [harness.hub(), harness.hub()]
  const office = await harness.connect(first, 's1')
  const kiosk = await harness.connect(second, 'k1')
  await settle()
  return { ...harness, first, second, office, kiosk, published }
}

test('routes a frame and its reply between processes', async () => {
  const { office, kiosk } = await started()
  const id = office.send(k1, { type: 'sync' })
  await settle()
  expect(kiosk.messages('sync')).toHaveLength(1)
  kiosk.send(main, { type: 'reloaded', publication: 7 }, { replyTo: id })
  await settle()
  expect(office.messages('reloaded')).toHaveLength(1)
})

test('presence is the same in both processes', async () => {
  const { first, second, office, kiosk } = await started()
  kiosk.send(main, { type: 'reloaded', publication: 7 })
  await settle()
  expect(office.messages('presence').at(-1)).toMatchObject({ ...k1, state: 'online', publication: 7 })
  expect(first.presence('mall-1')).toEqual(second.presence('mall-1'))
  kiosk.closed()
  await settle()
  expect(first.presence('mall-1')[0]?.state).toBe('offline')
})

test('a new process receives the sightings of the others', async () => {
  const { hub, kiosk, second } = await started()
  kiosk.send(main, { type: 'reloaded', publication: 7 })
  const third = hub()
  await settle()
  expect(third.presence('mall-1')).toEqual(second.presence('mall-1'))
})

test('stations of a stopped process are offline until they reconnect', async () => {
  const { first, second, office, connect } = await started()
  await second.close()
  await settle()
  expect(office.messages('presence').at(-1)).toMatchObject({ state: 'offline' })
  await connect(first, 'k1')
  expect(first.presence('mall-1')[0]?.state).toBe('behind')
})

test('stations of a process that times out are offline', async () => {
  const { first, office, advance } = await started()
  advance(46_000)
  first.sweep()
  expect(office.messages('presence').at(-1)).toMatchObject({ state: 'offline' })
})

test('after the time-out of a process, which may have sent no event of its last commit, everyone connects again', async () => {
  const { first, office, advance } = await started()
  advance(44_000)
  first.sweep()
  expect(office.state.closed).toBeUndefined()
  advance(2_000)
  first.sweep()
  expect(office.state.closed).toBe(1001)
})

test('events of one process are sent by the other', async () => {
  const { second, office, kiosk, first, credentials } = await started()
  second.changed({ mallId: 'mall-1', resource: 'Offer', area: 'Offer', ids: ['o1'], by })
  first.published({ mallId: 'mall-1', number: 8 })
  await settle()
  expect(office.messages('changed')).toHaveLength(1)
  expect(kiosk.messages('published')).toContainEqual({ type: 'published', mallId: 'mall-1', number: 8 })
  credentials.delete('k1')
  first.stationKeyChanged('mall-1', 'k1')
  second.sessionEnded('session-1')
  await settle()
  expect([office.state.closed, kiosk.state.closed]).toEqual([4401, 4401])
})

test('publishes one batch for many stations, with messages below the size limit', async () => {
  const { office, first, published } = await started()
  published.length = 0
  for (let count = 0; count < 200; count++) office.send({ ...k1, stationId: `k${count}` }, { type: 'sync' })
  await settle()
  expect(published.map((messages) => messages.length)).toEqual([200])
  const ids = Array.from({ length: 1_000 }, (_, index) => `0190b0a8-0000-7000-8000-${String(index).padStart(12, '0')}`)
  first.changed({ mallId: 'mall-1', resource: 'Offer', area: 'Offer', ids, by })
  await settle()
  expect(Math.max(...published.flat().map((message) => message.length))).toBeLessThan(7_900)
  expect(office.messages('changed').flatMap((message) => ('ids' in message ? message.ids : []))).toEqual(ids)
})

test('closes all connections with 1001 after a gap', async () => {
  const memory = createMemoryBus()
  const gaps: (() => void)[] = []
  const bus = {
    ...memory,
    subscribe: (listener: Parameters<typeof memory.subscribe>[0]) => {
      gaps.push(listener.gap)
      memory.subscribe(listener)
    },
  }
  const { credentials, hub, connect } = createHarness({ bus })
  credentials.set('s1', staff())
  credentials.set('k1', station('k1'))
  const process = hub()
  const [office, kiosk] = [await connect(process, 's1'), await connect(process, 'k1')]
  for (const gap of gaps) gap()
  // 1001: clients reconnect
  expect([office.state.closed, kiosk.state.closed]).toEqual([1001, 1001])
  const again = await connect(process, 's1')
  expect(again.state.closed).toBeUndefined()
})
