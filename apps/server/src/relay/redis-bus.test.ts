import { afterEach, expect, test } from 'vitest'
import { openRedisBus } from './redis-bus'
import { startFakeRedis } from './testing/fake-redis'
import { recordMessages } from './testing/record-messages'

const log = { info: () => {}, warn: () => {}, error: () => {} }
let ends: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
})

/** A server for tests that do not stop it. */
const given = process.env.TEST_REDIS_URL

async function redis() {
  const server = await startFakeRedis()
  ends.push(server.stop)
  return server
}

async function listening(url: string) {
  const bus = await openRedisBus({ url, log })
  ends.push(bus.close)
  return { bus, received: recordMessages(bus) }
}

test('every process receives every message in order, its own too', async () => {
  const { url } = given ? { url: given } : await redis()
  const [one, other] = [await listening(url), await listening(url)]
  const many = Array.from({ length: 2_000 }, (_, index) => `${index}: å ' \\ "`)
  await one.bus.publish(many)
  await one.bus.publish(['the last'])
  expect(await other.received(2_001)).toEqual([...many, 'the last'])
  expect(await one.received(2_001)).toEqual([...many, 'the last'])
})

test('databases of the same server are separate', async () => {
  const { url } = given ? { url: given } : await redis()
  const [one, other] = [await listening(`${url}/1`), await listening(url)]
  await one.bus.publish(['to one'])
  await other.bus.publish(['to other'])
  expect([await one.received(1), await other.received(1)]).toEqual([['to one'], ['to other']])
})

test('reconnects and reports a gap when the connection breaks', async () => {
  const server = await redis()
  const { bus, received } = await listening(server.url)
  await bus.publish(['before'])
  server.cut()
  expect(await received(2)).toEqual(['before', 'a gap'])
  await bus.publish(['after'])
  expect(await received(3)).toEqual(['before', 'a gap', 'after'])
})

test('reports a gap to the others after a failed publish', async () => {
  const server = await redis()
  const { bus, received } = await listening(server.url)
  await server.stop()
  await expect(bus.publish(['to nobody'])).rejects.toThrow()
  await server.restart()
  expect(await received(2)).toEqual(['a gap', 'a gap'])
})

test('close does not wait for an unreachable server', async () => {
  const server = await redis()
  const bus = await openRedisBus({ url: server.url, log })
  await server.stop()
  await expect(bus.publish(['to nobody'])).rejects.toThrow()
  await bus.close()
})

test('an unreachable server is a start error that names the setting', async () => {
  const server = await redis()
  await server.stop()
  await expect(openRedisBus({ url: server.url, log })).rejects.toThrow(
    /^Redis does not answer at REDIS_URL \(.*\): start it, correct REDIS_URL, or leave it out\.$/,
  )
})
